import { dayIn } from '@vesta/domain/dates/day-in';
import type { Language } from '@vesta/domain/languages';
import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { Report } from '@vesta/domain/report/report';
import { applicantNumber, reportNumber } from '@vesta/domain/report-number';
import { qrPicture } from './code/qr-picture.ts';
import { composeHousehold, composeReport } from './compose/compose-report.ts';
import { noticeOf } from './compose/for-lender.ts';
import { versionOf } from './compose/sections/explained.ts';
import { withoutEmptyColumns } from './compose/without-empty-columns.ts';
import type { PaperWords } from './compose/words.ts';
import { createWriter } from './compose/writer.ts';
import type { ReportPaper } from './paper/report-paper.ts';

export interface RenderOptions {
  language: Language;
  words: PaperWords;
  /** In whose name and colours; those of a company arrive with enough contrast. */
  brand: ReportPaper['brand'];
  /** Whose home it is for; empty without a listing. */
  recipient: { company: string; place: string };
  /** Where the code leads, and the address that people can type. */
  verifyUrl: string;
  verifyHost: string;
  /** Of the figures, as printed beside the seal. */
  fingerprint: string;
  generatedAt: Date;
  /** Whose copy it is: another is named on every page. Null for the owner. */
  issued: { to: string; at: Date } | null;
  /** Everybody together, where the report is one person's of several; null without others. */
  household: AggregatedReport | null;
  /** Whose number stands on top. */
  applicantId: string;
  /** Whose name stands on top; a household goes by the main applicant's. */
  name: string;
}

const momentOf = (at: Date): ReportPaper['createdAt'] => ({
  year: at.getUTCFullYear(),
  month: at.getUTCMonth() + 1,
  day: at.getUTCDate(),
  hour: at.getUTCHours(),
  minute: at.getUTCMinutes(),
  second: at.getUTCSeconds(),
});

/** Everything on a report's paper, in words. */
export function paperOf(report: Report | AggregatedReport, options: RenderOptions): ReportPaper {
  const w = createWriter(options.language, options.words);
  const number = reportNumber(report.report_id);
  const kind = w.say(`ReportWords.Kinds.${report.kind}`);
  const body = report.kind === 'aggregated' ? composeHousehold(report, w) : composeReport(report, options.household, w);
  const { brand, recipient, verifyUrl, verifyHost, fingerprint, generatedAt, name, issued } = options;
  return {
    language: options.language,
    title: `${kind} ${number}`,
    author: brand.name,
    number,
    createdAt: momentOf(generatedAt),
    brand,
    kind,
    recipient: recipient.company,
    place: recipient.place,
    name,
    facts: [
      { label: w.say('ReportPaper.Number'), value: number },
      { label: w.say('ReportPaper.Applicant'), value: applicantNumber(options.applicantId) },
      { label: w.say('ReportPaper.GeneratedOn'), value: w.day(report.generated_on) },
      { label: w.say('ReportPaper.ValidUntil'), value: w.day(report.valid_until) },
    ],
    verify: {
      label: w.say('ReportPaper.Verify'),
      host: verifyHost,
      link: verifyUrl,
      picture: qrPicture(verifyUrl),
      alt: w.alt(w.say('ReportPaper.VerifyAlt')),
    },
    ...body,
    sections: body.sections.map(withoutEmptyColumns),
    seal: {
      ring: w.say('ReportPaper.Seal.Ring').repeat(2),
      date: w.shortDay(report.generated_on),
      title: w.say('ReportPaper.Seal.Title'),
      words: w.say('ReportPaper.Seal.Words', { fingerprint }),
      caution: `${noticeOf(report, w)} ${w.say('ReportPaper.Seal.Model', { version: versionOf(report.model) })}`,
      alt: w.alt(w.say('ReportPaper.Seal.Alt')),
    },
    issued: issued
      ? w.say('ReportPaper.Issued', { name: issued.to, day: w.day(dayIn(report.model.region, issued.at)) })
      : '',
    pageWords: w.say('ReportPaper.Page', { page: '{page}', pages: '{pages}' }),
    alts: w.alts,
  };
}

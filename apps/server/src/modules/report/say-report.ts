import type { Language } from '@vesta/domain/languages';
import type { Report } from '@vesta/domain/report/report';
import { paperWords } from './paper-words.ts';

/** Stored reports speak no language; what is wrong with an identity paper is said in that of whoever asks. */
export function sayReport<T extends Report>(report: T, language: Language): T {
  if (report.kind === 'rapid') return report;
  const { say } = paperWords(language, 'owner');
  const national_ids = report.national_ids.map((id) => ({
    ...id,
    error_msg: id.error_msg === null ? null : say(`ReportWords.Flags.${id.error_msg}`),
  }));
  return { ...report, national_ids };
}

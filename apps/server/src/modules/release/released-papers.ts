import type { Language } from '@vesta/domain/languages';
import type { ReleasedPaper } from '@vesta/domain/release';
import { reportFileName, reportNumber } from '@vesta/domain/report-number';
import type { House } from '../../house.ts';
import { makePdf } from '../report/make-pdf.ts';
import { paperWords } from '../report/paper-words.ts';
import { type LoadedRelease, shownTo } from './load-release.ts';

type Needs = Pick<House, 'config' | 'database' | 'vault' | 'reportKeys' | 'clock' | 'printer' | 'timestamp'>;

export interface PrintedRelease {
  fileName: string;
  pdf: Uint8Array;
}

const fileNameOf = (which: ReleasedPaper, reportId: string, language: Language): string =>
  which === 'report'
    ? reportFileName(reportId)
    : `Vesta-${reportNumber(reportId)}-${paperWords(language, 'others').say('ReportPaper.HouseholdFile')}.pdf`;

/** What was released, on paper, with the recipient's name on every page; null where the household was not released. */
export async function releasedPaper(
  house: Needs,
  release: LoadedRelease,
  which: ReleasedPaper,
): Promise<PrintedRelease | null> {
  const { report, aggregated } = await shownTo(house, release);
  const shown = which === 'report' ? report : aggregated;
  if (!shown) return null;
  const { subject, stored, language, recipient } = release;
  const pdf = await makePdf(house, {
    subject,
    stored,
    shown,
    household: aggregated,
    language,
    issuedTo: recipient.name,
  });
  return { fileName: fileNameOf(which, stored.id, language), pdf };
}

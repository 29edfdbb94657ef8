import type { ApplicantFigures } from '@vesta/domain/desk/applicants';
import { forRecipient } from '@vesta/engine/report/audience/for-recipient';
import { eq } from 'drizzle-orm';
import { reports } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { readers, releaseById, shownTo } from '../../release/load-release.ts';
import { openReport } from '../../report/stored-report.ts';
import type { ReleaseRow } from './applicant-rows.ts';
import { figuresOf } from './figures-of.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;

interface Released {
  readonly name: string;
  readonly figures: ApplicantFigures;
}

const KEPT = 500;

/**
 * Lines of reports as they were at some version of their row. A report does not change by itself, and opening twenty of
 * them for every look at a listing takes half a second. Which of them may be shown is asked anew each time.
 */
const known = new WeakMap<House['vault'], Map<string, Released>>();

async function opened(house: Needs, { reportId }: ReleaseRow): Promise<Released | null> {
  const [row] = await house.database.orm.select().from(reports).where(eq(reports.id, reportId));
  if (!row) return null;
  const stored = openReport(house, row).report;
  const report = forRecipient(stored, readers[stored.kind]);
  return { name: report.personal_details.name, figures: figuresOf({ report, aggregated: null }) };
}

/** With figures of others in it: what they have released may change at any time. */
async function withOthers(house: Needs, { id }: ReleaseRow): Promise<Released | null> {
  const loaded = await releaseById(house, id);
  if (!loaded) return null;
  const shown = await shownTo(house, loaded);
  return { name: shown.report.personal_details.name, figures: figuresOf(shown) };
}

/** The name and the line of the comparison that a release shows to its recipient. */
export async function releasedFigures(house: Needs, release: ReleaseRow): Promise<Released | null> {
  if (release.withHousehold) return withOthers(house, release);
  const lines = known.get(house.vault) ?? new Map<string, Released>();
  known.set(house.vault, lines);
  const key = `${release.reportId} ${release.version}`;
  const found = lines.get(key) ?? (await opened(house, release));
  if (!found) return null;
  // The one that was asked for last stays longest.
  lines.delete(key);
  lines.set(key, found);
  const [oldest] = lines.keys();
  if (lines.size > KEPT && oldest) lines.delete(oldest);
  return found.figures.guarantors.released > 0 ? withOthers(house, release) : found;
}

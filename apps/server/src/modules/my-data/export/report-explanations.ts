import { inArray } from 'drizzle-orm';
import { reports } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { openReport } from '../../report/stored-report.ts';
import type { Whose } from './export-tables.ts';

/** How the figures of each report came about: the rules with every number that somebody chose, and each figure's reasons. */
export async function reportExplanations(house: Pick<House, 'database' | 'vault'>, { applicationIds }: Whose) {
  const rows = await house.database.orm
    .select()
    .from(reports)
    .where(inArray(reports.applicationId, [...applicationIds]));
  return rows.map((row) => {
    const { report } = openReport(house, row);
    return {
      report_id: row.id,
      generated_at: row.generatedAt,
      model: report.model,
      explain: 'explain' in report ? report.explain : null,
    };
  });
}

import type { ApplicationType } from '@vesta/domain/application-types';
import type { CaseDecision, CaseKind, CaseLine, CaseReason } from '@vesta/domain/desk/review';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { caseNumber } from '@vesta/domain/report-number';
import { inArray } from 'drizzle-orm';
import { staff } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { STAFF_PROFILE } from '../../lib/vault/contexts.ts';
import type { StaffProfile } from '../desk/staff.ts';
import { type CaseRow, holderOf } from './held.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;

export interface CaseWithPlace {
  readonly case: CaseRow;
  readonly applicationType: string;
  readonly region: string;
  readonly documentType: string | null;
}

/** Names of colleagues, for those who work beside them. */
export async function staffNames(
  { database, vault }: Pick<House, 'database' | 'vault'>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await database.orm
    .select({ id: staff.id, sealed: staff.profileSealed })
    .from(staff)
    .where(inArray(staff.id, wanted));
  return new Map(rows.map(({ id, sealed }) => [id, vault.openJson<StaffProfile>(sealed, STAFF_PROFILE).name]));
}

/** Cases as the queue shows them, in the order in which they came. */
export async function toCaseLines(house: Needs, staffId: string, rows: readonly CaseWithPlace[]): Promise<CaseLine[]> {
  const now = house.clock.now();
  const names = await staffNames(
    house,
    rows.flatMap((row) => [holderOf(row.case, now), row.case.answeredBy]),
  );
  return rows.map(({ case: row, applicationType, region, documentType }) => {
    const holder = row.answeredAt ? null : holderOf(row, now);
    return {
      id: row.id,
      number: caseNumber(row.id),
      kind: row.kind as CaseKind,
      rule: row.rule,
      document_type: documentType,
      application_type: applicationType as ApplicationType,
      region: region as RegionCode,
      opened_at: row.createdAt.toISOString(),
      due_at: row.dueAt.toISOString(),
      held_by: holder === null ? null : (names.get(holder) ?? null),
      is_mine: holder === staffId,
      decision: row.decision as CaseDecision | null,
      reason: row.reason as CaseReason | null,
      decided_at: row.answeredAt?.toISOString() ?? null,
      decided_by: row.answeredBy === null ? null : (names.get(row.answeredBy) ?? null),
    };
  });
}

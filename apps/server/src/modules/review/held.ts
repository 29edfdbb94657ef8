import { CASE_HELD_MS } from '@vesta/domain/desk/review';
import type { reviewRequests } from '../../db/schema/index.ts';

export type CaseRow = typeof reviewRequests.$inferSelect;

/** Who has a case on their desk now. After a while without an act it is free again. */
export const holderOf = ({ assignedTo, assignedAt }: Pick<CaseRow, 'assignedTo' | 'assignedAt'>, now: Date) =>
  assignedTo !== null && assignedAt !== null && assignedAt.getTime() + CASE_HELD_MS > now.getTime() ? assignedTo : null;

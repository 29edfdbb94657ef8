import type { Day } from '../dates/day.ts';

/** Italian paper cards lose their validity on this day whatever is printed on them (Regulation (EU) 2019/1157). */
export const PAPER_CARD_WITHDRAWN_FROM: Day = '2026-08-03';

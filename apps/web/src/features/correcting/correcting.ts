import { tabMark } from '../../lib/tab-mark.ts';

/** Whether this tab came from a finished report to change its papers; without it the way on is the same, untold. */
export const correcting = tabMark('correcting');

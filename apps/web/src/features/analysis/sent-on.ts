import { tabMark } from '../../lib/tab-mark.ts';

/**
 * Whoever has just declared and pressed on wants to get to the end: the analysis passes by itself once all is read. Who
 * comes back to it later wants to look, and is not pushed on. Where nothing can be stored, everybody presses.
 */
export const sentOn = tabMark('sent-on');

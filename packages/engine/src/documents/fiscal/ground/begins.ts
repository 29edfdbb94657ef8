import type { Found } from '../../found.ts';
import type { Line } from '../../recognise/page-text.ts';
import { dayBeside } from './cell-figures.ts';
import { dayAfter } from './day-near.ts';

const caption =
  /(?:anspruchs|leistungs|bewilligungs|zahlungs)beginn:?|beginn (?:der (?:leistung|zahlung|bewilligung)|des (?:anspruchs|bezugs)):?/;
/** A letter names the days of an application and of other letters in the same words. */
const since =
  /(?<!\b(?:\w*antr[aä]g\w*|\w*bescheid\w*|\w*schreiben\w*|\w*meldung|mitteilung|gesprach)\b[^.;]{0,50})\b(?:vom|ab(?: dem)?|beginn:?)(?= ?\d)/;

/** The first day of what an office grants: at its caption, else the day from which a sentence counts. */
export const grantBegins = (lines: readonly Line[]): Found<string> | null =>
  dayBeside(lines, caption) ?? dayAfter(lines, since);

import type { Found } from '../../found.ts';
import type { Line } from '../../recognise/page-text.ts';
import { yearFrom } from '../ground/year.ts';

/** "PERSONE FISICHE 2026", "Redditi PF 2026", "REDDITI 2026 PERSONE FISICHE": the year in which it is filed. */
const title =
  /(?:persone fisiche|redditi p\.?f\.?)\s*(20\d\d)\b|redditi (20\d\d) (?:persone fisiche|p\.?f\.?)\b|dichiarazione (20\d\d) redditi (?:persone fisiche|p\.?f\.?)/;

/** The year of the income that a return tells of by the year of its edition. */
export const yearOfEdition = (lines: readonly Line[]): Found<number> | null => yearFrom(lines, title, -1);

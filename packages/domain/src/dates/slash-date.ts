import { type Day, dayOf, partsOf } from './day.ts';

const shape = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** Whether a text is written as DD/MM/YYYY, be the day real or not. */
export const isSlashDate = (text: string): boolean => shape.test(text);

/** The day that a person wrote as DD/MM/YYYY; null when it is written otherwise or does not exist. */
export function dayFromSlashDate(text: string): Day | null {
  const match = shape.exec(text);
  if (!match) return null;
  return dayOf({ day: Number(match[1]), month: Number(match[2]), year: Number(match[3]) });
}

/** DD/MM/YYYY of a day; null when the text is no real day. */
export function slashDateOf(day: Day): string | null {
  if (partsOf(day) === null) return null;
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

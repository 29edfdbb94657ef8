import { type Day, isRealDay } from '@vesta/domain/dates/day';
import { type Element, textAt } from './xml.ts';

/** The day of the first date or moment along the paths; null where there is none. */
export function camtDay(element: Element | null, ...paths: readonly string[]): Day | null {
  const text = textAt(element, ...paths.flatMap((path) => [`${path}/Dt`, `${path}/DtTm`, path]))?.slice(0, 10) ?? null;
  return text && isRealDay(text) ? text : null;
}

import { timingSafeEqual } from 'node:crypto';

/** Whether a secret was named, without telling by the time it takes how much of it was right. Letters may have several bytes. */
export function sameWords(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

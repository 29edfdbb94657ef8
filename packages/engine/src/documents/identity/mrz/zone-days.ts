import { type Day, dayOf } from '@vesta/domain/dates/day';

const shape = /^(\d{2})(\d{2})(\d{2})$/;

const partsOf = (text: string): [number, number, number] | null => {
  const match = shape.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
};

/** A birthday in the latest century that does not lie ahead; null where a part of it is unknown. */
export function birthDayIn(text: string, today: Day): Day | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const [year, month, day] = parts;
  const century = Number(today.slice(0, 2)) * 100;
  const candidates = [century, century - 100].map((start) => dayOf({ year: start + year, month, day }));
  return candidates.find((candidate) => candidate !== null && candidate <= today) ?? null;
}

/** A last day of validity, always in this century: papers of the last one have all run out long ago. */
export function expiryDayIn(text: string): Day | null {
  const parts = partsOf(text);
  return parts ? dayOf({ year: 2000 + parts[0], month: parts[1], day: parts[2] }) : null;
}

/** Whether six signs can be a day, with unknown parts left as fillers from the right. */
export function mayBeDay(text: string): boolean {
  if (/^(?:\d{4}<<|\d{2}<{4}|<{6})$/.test(text)) return text.charAt(2) === '<' || /^..(?:0[1-9]|1[0-2])/.test(text);
  const parts = partsOf(text);
  // In the year 2000 every month is as long as it can be.
  return parts !== null && dayOf({ year: 2000, month: parts[1], day: parts[2] }) !== null;
}

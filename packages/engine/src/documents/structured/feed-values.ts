import { type Day, isRealDay } from '@vesta/domain/dates/day';

/** Looking into a stranger's JSON: whatever is not of the expected kind is not there. */
export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectAt = (value: Json | null, name: string): Json | null => {
  const found = value?.[name];
  return isObject(found) ? found : null;
};

export function listAt(value: Json | null, name: string): Json[] {
  const found = value?.[name];
  return Array.isArray(found) ? found.filter(isObject) : [];
}

export const textOf = (value: Json | null, name: string): string | null => {
  const found = value?.[name];
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null;
};

export const dayIn = (value: Json | null, name: string): Day | null => {
  const day = textOf(value, name)?.slice(0, 10) ?? null;
  return day && isRealDay(day) ? day : null;
};

const MOST_EURO = 1e9;

/** Cents of a number of euro; null where it has parts of a cent. */
export function centsAt(value: Json | null, name: string): number | null {
  const found = value?.[name];
  if (typeof found !== 'number' || !Number.isFinite(found) || Math.abs(found) > MOST_EURO) return null;
  const cents = Math.round(found * 100);
  return Math.abs(found * 100 - cents) < 1e-4 ? cents || 0 : null;
}

import { partOf, type Span, type ZoneLayout } from './layouts.ts';

export const DIGITS = '0123456789';
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NAME = `${LETTERS}<`;
const DAY = `${DIGITS}<`;
export const ANY = `${LETTERS}${DIGITS}<`;

/** Which signs each place of a layout may hold: line by line, place by place. */
export function signClasses(layout: ZoneLayout, numberClasses: readonly string[] | null): string[][] {
  const classes = Array.from({ length: layout.lines }, () => Array.from({ length: layout.width }, () => ANY));
  const set = (span: Span | null, allowed: string): void => {
    for (let place = span?.from ?? 0; span && place < span.to; place += 1) {
      const line = classes[span.line];
      if (line) line[place] = allowed;
    }
  };
  const one = (span: Span, offset: number): Span => ({ ...span, from: span.from + offset, to: span.from + offset + 1 });
  set(layout.names, NAME);
  set(layout.givenNames, NAME);
  set(layout.code, NAME);
  set(one(layout.code, 0), layout.begins);
  set(layout.issuer, NAME);
  set(one(layout.issuer, 0), LETTERS);
  set(layout.nationality, NAME);
  set(layout.sex, 'FMX<');
  set(layout.composite, DIGITS);
  for (const { span, digit, name } of layout.parts) {
    if (name === 'birth' || name === 'expiry') set(span, DAY);
    if (digit) set(one(span, span.to - span.from - 1), name === 'birth' ? DIGITS : DAY);
  }
  const number = partOf(layout, 'number');
  numberClasses?.forEach((allowed, offset) => {
    if (number) set(one(number.span, offset), allowed);
  });
  return classes;
}

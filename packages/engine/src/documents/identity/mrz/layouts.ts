/** The shapes of machine-readable zones: cards (TD1, TD2), passports (TD3), visas (A, B) and the French card until 2021. */
export const zoneFormats = ['td1', 'td2', 'td3', 'mrva', 'mrvb', 'french_card'] as const;
export type ZoneFormat = (typeof zoneFormats)[number];

/** Places on one line, counted from 0; the end is not part of it. */
export interface Span {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

export type PartName = 'number' | 'birth' | 'expiry' | 'optional' | 'optional2' | 'rest';

/** A stretch that check digits watch over; with `digit` its last place is a check digit of its own. */
export interface CheckedPart {
  readonly name: PartName;
  readonly span: Span;
  readonly digit: boolean;
}

export interface ZoneLayout {
  readonly format: ZoneFormat;
  readonly lines: number;
  readonly width: number;
  /** Letters that the zone may begin with. */
  readonly begins: string;
  readonly code: Span;
  readonly issuer: Span;
  readonly names: Span;
  /** Only where given names do not stand behind the surname. */
  readonly givenNames: Span | null;
  readonly nationality: Span | null;
  readonly sex: Span;
  /** In the order in which the digit over all of them counts. */
  readonly parts: readonly CheckedPart[];
  readonly composite: Span | null;
}

const at = (line: number, from: number, to: number): Span => ({ line, from, to });
const part = (name: PartName, span: Span, digit = true): CheckedPart => ({ name, span, digit });

const td1: ZoneLayout = {
  format: 'td1',
  lines: 3,
  width: 30,
  begins: 'IAC',
  code: at(0, 0, 2),
  issuer: at(0, 2, 5),
  names: at(2, 0, 30),
  givenNames: null,
  nationality: at(1, 15, 18),
  sex: at(1, 7, 8),
  parts: [
    part('number', at(0, 5, 15)),
    part('optional', at(0, 15, 30), false),
    part('birth', at(1, 0, 7)),
    part('expiry', at(1, 8, 15)),
    part('optional2', at(1, 18, 29), false),
  ],
  composite: at(1, 29, 30),
};

/** TD2, TD3 and visas share the beginning of their second line. */
const secondLine = [part('number', at(1, 0, 10)), part('birth', at(1, 13, 20)), part('expiry', at(1, 21, 28))];

const twoLines = (format: ZoneFormat, width: number, begins: string): ZoneLayout => ({
  format,
  lines: 2,
  width,
  begins,
  code: at(0, 0, 2),
  issuer: at(0, 2, 5),
  names: at(0, 5, width),
  givenNames: null,
  nationality: at(1, 10, 13),
  sex: at(1, 20, 21),
  parts: secondLine,
  composite: null,
});

const td2: ZoneLayout = {
  ...twoLines('td2', 36, 'IAC'),
  parts: [...secondLine, part('optional', at(1, 28, 35), false)],
  composite: at(1, 35, 36),
};

const td3: ZoneLayout = {
  ...twoLines('td3', 44, 'P'),
  parts: [...secondLine, part('optional', at(1, 28, 43))],
  composite: at(1, 43, 44),
};

const frenchCard: ZoneLayout = {
  ...twoLines('french_card', 36, 'I'),
  names: at(0, 5, 30),
  givenNames: at(1, 13, 27),
  nationality: null,
  sex: at(1, 34, 35),
  parts: [
    part('rest', at(0, 0, 36), false),
    part('number', at(1, 0, 13)),
    part('rest', at(1, 13, 27), false),
    part('birth', at(1, 27, 34)),
    part('rest', at(1, 34, 35), false),
  ],
  composite: at(1, 35, 36),
};

export const zoneLayouts: readonly ZoneLayout[] = [
  td1,
  td3,
  td2,
  twoLines('mrva', 44, 'V'),
  twoLines('mrvb', 36, 'V'),
  frenchCard,
];

export const textAt = (lines: readonly string[], span: Span): string =>
  (lines[span.line] ?? '').slice(span.from, span.to);

export const partOf = (layout: ZoneLayout, name: PartName): CheckedPart | null =>
  layout.parts.find((candidate) => candidate.name === name) ?? null;

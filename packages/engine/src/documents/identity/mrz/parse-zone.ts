import { checksOf, longNumberIn } from './check-zone.ts';
import { issuerOf } from './issuers.ts';
import { type PartName, partOf, textAt, type ZoneLayout, zoneLayouts } from './layouts.ts';
import type { Zone } from './zone.ts';
import { readNames, type ZoneNames } from './zone-names.ts';

const alphabet = /^[A-Z0-9<]*$/;

/** Russian inner passports write Cyrillic letters as digits; what they mean cannot be told from a slip of a reader. */
const hidesLetters = (line: string): boolean => line.startsWith('PNRUS');

const nobody: ZoneNames = { surname: '', givenNames: '', mayBeCut: false };

const withoutFillers = (text: string): string => text.replace(/</g, '');

function sexOf(sign: string): Zone['sex'] {
  if (sign === 'F' || sign === 'M' || sign === 'X') return sign;
  return null;
}

/** The layouts that lines of this shape may have; the first letter tells passports from visas. */
export function layoutsFor(lines: readonly string[]): ZoneLayout[] {
  const first = lines[0]?.charAt(0) ?? '';
  const fits = (layout: ZoneLayout): boolean =>
    layout.lines === lines.length &&
    lines.every((line) => line.length === layout.width && alphabet.test(line)) &&
    layout.begins.includes(first);
  return zoneLayouts.filter((layout) => fits(layout) && (layout.format !== 'french_card' || isFrench(lines)));
}

const isFrench = (lines: readonly string[]): boolean => lines[0]?.startsWith('IDFRA') ?? false;

/** Takes lines of exactly this layout apart. */
export function parseAs(lines: readonly string[], layout: ZoneLayout): Zone {
  const raw = (name: PartName): string => {
    const part = partOf(layout, name);
    if (!part) return '';
    const text = textAt(lines, part.span);
    return part.digit ? text.slice(0, -1) : text;
  };
  const numberPart = partOf(layout, 'number');
  const numberText = numberPart ? textAt(lines, numberPart.span) : '';
  const long = layout.format === 'td1' ? longNumberIn(numberText, raw('optional')) : null;
  const names = hidesLetters(lines[0] ?? '') ? nobody : readNames(textAt(lines, layout.names));
  const given = layout.givenNames ? readNames(textAt(lines, layout.givenNames)) : null;
  const expiry = raw('expiry');
  return {
    format: layout.format,
    lines,
    code: withoutFillers(textAt(lines, layout.code)),
    issuer: issuerOf(textAt(lines, layout.issuer)),
    nationality: layout.nationality ? issuerOf(textAt(lines, layout.nationality)) : null,
    number: withoutFillers(long?.number ?? raw('number')),
    birth: raw('birth'),
    expiry: /\d/.test(expiry) ? expiry : null,
    sex: sexOf(textAt(lines, layout.sex)),
    optional: [long ? raw('optional').slice(long.length) : raw('optional'), raw('optional2')]
      .map(withoutFillers)
      .filter((text) => text !== ''),
    surname: names.surname,
    givenNames: given ? [given.surname, given.givenNames].filter(Boolean).join(' ') : names.givenNames,
    namesMayBeCut: names.mayBeCut || (given?.mayBeCut ?? false),
    checks: checksOf(lines, layout),
  };
}

const rightChecks = (zone: Zone): number => Object.values(zone.checks).filter(Boolean).length;

/** Takes lines apart that have the exact width of a format; null where they have not. */
export function parseZone(lines: readonly string[]): Zone | null {
  const zones = layoutsFor(lines).map((layout) => parseAs(lines, layout));
  return zones.sort((a, b) => rightChecks(b) - rightChecks(a))[0] ?? null;
}

import { checkDigit731 } from '@vesta/domain/identifiers/check-731';
import { type PartName, type Span, textAt, type ZoneFormat, zoneLayouts } from '../layouts.ts';
import { writeNames } from '../zone-names.ts';

export interface ZoneContent {
  readonly format: Exclude<ZoneFormat, 'french_card'>;
  readonly code: string;
  readonly issuer: string;
  readonly nationality: string;
  readonly number: string;
  /** YYMMDD, unknown parts as fillers. */
  readonly birth: string;
  readonly expiry: string;
  readonly sex: 'F' | 'M' | 'X' | '<';
  readonly surname: string;
  readonly givenNames: string;
  readonly optional?: string;
  readonly optional2?: string;
}

const LONGEST_NUMBER = 9;

const filled = (text: string, width: number): string => text.slice(0, width).padEnd(width, '<');

/** Where a card's number is longer than its field, the rest of it and its digit open the optional field. */
function numberAndOptional(content: ZoneContent): { number: string; optional: string } {
  const { number, optional = '' } = content;
  if (number.length <= LONGEST_NUMBER) {
    const text = filled(number, LONGEST_NUMBER);
    return { number: text + (checkDigit731(text) ?? '<'), optional };
  }
  const tail = number.slice(LONGEST_NUMBER) + (checkDigit731(number) ?? '<');
  return { number: `${number.slice(0, LONGEST_NUMBER)}<`, optional: optional === '' ? tail : `${tail}<${optional}` };
}

/** The lines of a zone with all its check digits. */
export function buildZone(content: ZoneContent): string[] {
  const layout = zoneLayouts.find((candidate) => candidate.format === content.format);
  if (!layout) throw new Error('no such format');
  const lines = Array.from({ length: layout.lines }, () => '<'.repeat(layout.width));
  const put = (span: Span | null, text: string): void => {
    if (!span) return;
    const line = lines[span.line] ?? '';
    lines[span.line] = line.slice(0, span.from) + filled(text, span.to - span.from) + line.slice(span.to);
  };
  const { number, optional } = numberAndOptional(content);
  const texts: Partial<Record<PartName, string>> = { number, optional, optional2: content.optional2 ?? '' };
  put(layout.code, content.code);
  put(layout.issuer, content.issuer);
  put(layout.nationality, content.nationality);
  put(layout.sex, content.sex);
  put(layout.names, writeNames(content.surname, content.givenNames, layout.names.to - layout.names.from));
  for (const { name, span, digit } of layout.parts) {
    const own = name === 'birth' ? content.birth : name === 'expiry' ? content.expiry : (texts[name] ?? '');
    const text = filled(own, span.to - span.from - (digit ? 1 : 0));
    put(span, name === 'number' || !digit ? own : text + (/^<*$/.test(text) ? '<' : (checkDigit731(text) ?? '<')));
  }
  const all = layout.parts.map((part) => textAt(lines, part.span)).join('');
  put(layout.composite, checkDigit731(all) ?? '<');
  return lines;
}

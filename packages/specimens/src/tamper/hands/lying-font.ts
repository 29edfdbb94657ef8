import { PDFName } from '@cantoo/pdf-lib';
import type { OpenPaper } from '../sheet/open-paper.ts';

const names = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const glyphs: Readonly<Record<string, string>> = {
  '.': 'period',
  ',': 'comma',
  '-': 'hyphen',
  '+': 'plus',
  ' ': 'space',
  '€': 'Euro',
};
const FIRST_CODE = 65;

const nameOf = (letter: string): string => names[Number(letter)] ?? glyphs[letter] ?? letter;
const glyphOf = (letter: string): string => (/\d/.test(letter) ? nameOf(letter) : (glyphs[letter] ?? letter));
const hex = (value: number, length: number): string => value.toString(16).padStart(length, '0').toUpperCase();

/** A font of one code per letter that draws `shown` and tells `told` to whoever copies it. */
export function lyingFontIn(paper: OpenPaper, page: number, face: string, shown: string, told: string): string {
  const { context } = paper.document;
  const pairs = [...shown].map((_, at) => `<${hex(FIRST_CODE + at, 2)}> <${hex(told.charCodeAt(at), 4)}>`);
  const map = `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n1 begincodespacerange\n<00> <FF>\nendcodespacerange\n${pairs.length} beginbfchar\n${pairs.join('\n')}\nendbfchar\nendcmap\nend\nend`;
  const encoding = context.obj({ Type: 'Encoding', Differences: [FIRST_CODE, ...[...shown].map(glyphOf)] });
  const font = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: face });
  font.set(PDFName.of('Encoding'), encoding);
  font.set(PDFName.of('ToUnicode'), context.register(context.flateStream(map)));
  const resource = `L${page}`;
  paper.resource(page, 'Font', resource, context.register(font));
  return resource;
}

/** The codes of such a font, one after the other. */
export const lyingCodes = (length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, at) => FIRST_CODE + at));

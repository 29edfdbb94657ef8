import { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { trailerEntries } from '../../tamper/sheet/revision.ts';
import { hintTables, pagePartLength } from './hints.ts';
import { neededBy, renumbered } from './objects.ts';

const ten = (value: number): string => String(value).padStart(10, '0');
const table = (first: number, offsets: readonly number[]): string =>
  `xref\n${first} ${offsets.length}\n${offsets.map((at) => `${ten(at)} 00000 n \n`).join('')}`;
const lengthOf = (parts: readonly Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0);

function offsetsFrom(start: number, parts: readonly Buffer[]): number[] {
  let at = start;
  return parts.map(({ length }) => {
    at += length;
    return at - length;
  });
}

/** Written for the web: the first page and what it needs come first, the rest behind, two tables that name both. */
export async function linearise(bytes: Uint8Array): Promise<Uint8Array> {
  const { context, ...document } = await load(bytes);
  const all = context.enumerateIndirectObjects().map(([ref]) => ref);
  const groups: PDFRef[][] = [];
  const taken = new Set<PDFRef>();
  for (const page of document.pages) {
    const own = neededBy(context, page).filter((ref) => !taken.has(ref));
    for (const ref of own) taken.add(ref);
    groups.push(own);
  }
  const { root } = document;
  const [first = [], ...later] = groups.map((group) => group.filter((ref) => ref !== root));
  const rest = all.filter((ref) => !taken.has(ref) && ref !== root);
  // The later part is numbered from 1; then the dictionary, the catalogue, the hints and the first page.
  const order = [...later.flat(), ...rest];
  const dictionary = order.length + 1;
  const numbers = new Map(order.map((ref, index) => [ref.objectNumber, index + 1]));
  numbers.set(root.objectNumber, dictionary + 1);
  first.forEach((ref, index) => {
    numbers.set(ref.objectNumber, dictionary + 3 + index);
  });
  const write = (ref: PDFRef): Buffer => renumbered(context, ref, numbers);
  const [catalogue, front, back] = [write(root), first.map(write), order.map(write)];
  const pages = groups.map((group) => ({ objects: group.length, bytes: lengthOf(group.map(write)) }));
  const size = dictionary + 3 + first.length;
  const entries = trailerEntries(context).replace(/(\d+) 0 R/g, (_, old: string) => `${numbers.get(Number(old))} 0 R`);
  const hintsOf = (at: number): Buffer => {
    const body = hintTables(
      pages,
      at,
      front.map(({ length }) => length),
    );
    const head = `${dictionary + 2} 0 obj\n<< /Length ${body.length} /S ${pagePartLength(pages.length)} >>\nstream\n`;
    return Buffer.concat([Buffer.from(head), body, Buffer.from('\nendstream\nendobj\n')]);
  };
  const header = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');
  const begin = (L: number, H: number, hint: number, endFirst: number, main: number): Buffer =>
    Buffer.from(
      `${dictionary} 0 obj\n<< /Linearized 1 /L ${ten(L)} /H [ ${ten(H)} ${ten(hint)} ] /O ${dictionary + 3} /E ${ten(endFirst)} /N ${pages.length} /T ${ten(main)} >>\nendobj\n`,
    );
  const startOf = (offsets: readonly number[], main: number): Buffer =>
    Buffer.from(
      `${table(dictionary, offsets)}trailer\n<<\n/Size ${size}\n${entries}\n/Prev ${ten(main)}\n>>\nstartxref\n0\n%%EOF\n`,
    );
  // All numbers have ten digits, so lengths are known before the numbers are.
  const hintLength = hintsOf(0).length;
  const table1At = header.length + begin(0, 0, 0, 0, 0).length;
  const table1Length = startOf(new Array<number>(size - dictionary).fill(0), 0).length;
  const catalogueAt = table1At + table1Length;
  const hintAt = catalogueAt + catalogue.length;
  const frontAt = hintAt + hintLength;
  const backAt = frontAt + lengthOf(front);
  const mainAt = backAt + lengthOf(back);
  const mainTable = `xref\n0 ${dictionary}\n0000000000 65535 f \n${table(1, offsetsFrom(backAt, back)).split('\n').slice(2).join('\n')}`;
  const end = Buffer.from(`${mainTable}trailer\n<<\n/Size ${dictionary}\n>>\nstartxref\n${table1At}\n%%EOF\n`);
  // The blank before the first entry, from which readers count by twenties.
  const entriesAt = mainAt + mainTable.indexOf('\n0000000000');
  const offsets = [header.length, catalogueAt, hintAt, ...offsetsFrom(frontAt, front)];
  const dictionaryBytes = begin(mainAt + end.length, hintAt, hintLength, backAt, entriesAt);
  const parts = [
    header,
    dictionaryBytes,
    startOf(offsets, mainAt),
    catalogue,
    hintsOf(frontAt),
    ...front,
    ...back,
    end,
  ];
  return new Uint8Array(Buffer.concat(parts));
}

async function load(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { Root } = document.context.trailerInfo;
  if (!(Root instanceof PDFRef)) throw new Error('the file has no catalogue');
  return { context: document.context, root: Root, pages: document.getPages().map(({ ref }) => ref) };
}

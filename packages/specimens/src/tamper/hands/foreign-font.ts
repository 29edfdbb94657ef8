import { PDFName } from '@cantoo/pdf-lib';
import type { Change } from '../find/spots.ts';
import { around } from '../sheet/box.ts';
import type { OpenPaper } from '../sheet/open-paper.ts';
import { operators, type Run, widthOf } from '../sheet/run.ts';

/** Brings a font into the page under a name of the editor's making. */
export function fontIn(paper: OpenPaper, page: number, face: string, name = face): string {
  const { context } = paper.document;
  const font = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: name, Encoding: 'WinAnsiEncoding' });
  const resource = `F${name.replace(/[^A-Za-z]/g, '')}${page}`;
  paper.resource(page, 'Font', resource, context.register(font));
  return resource;
}

/** A subset's font says how wide its own letters are, and describes the rest. */
export function subsetIn(paper: OpenPaper, page: number, face: string, prefix: string, letters: string): string {
  const { context } = paper.document;
  const codes = [...letters].map((letter) => letter.charCodeAt(0));
  const [first, last] = [Math.min(...codes), Math.max(...codes)];
  const name = `${prefix}+${face}`;
  const widths = Array.from({ length: last - first + 1 }, (_, index) => {
    const letter = String.fromCharCode(first + index);
    return letters.includes(letter) ? Math.round(widthOf(face, letter, 1000)) : 0;
  });
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: face.startsWith('Courier') ? 33 : 32,
      FontBBox: [-166, -225, 1000, 931],
      ItalicAngle: 0,
      Ascent: 718,
      Descent: -207,
      CapHeight: 718,
      StemV: face.includes('Bold') ? 140 : 88,
    }),
  );
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: name,
    FirstChar: first,
    LastChar: last,
    Encoding: 'WinAnsiEncoding',
  });
  font.set(PDFName.of('Widths'), context.obj(widths));
  font.set(PDFName.of('FontDescriptor'), descriptor);
  const resource = `TT${prefix.slice(0, 2)}${page}`;
  paper.resource(page, 'Font', resource, context.register(font));
  return resource;
}

/** Splits the run: what came before, the changed letters as somebody else's run, what comes after. */
export function asOtherRun(paper: OpenPaper, change: Change, look: (letters: Run) => Run): void {
  const { run, at, old, fresh } = change;
  const [before, after] = [run.text.slice(0, at), run.text.slice(at + old.length)];
  const end = run.x + widthOf(run.face, run.text.slice(0, at + old.length), run.size);
  const letters = look({ ...run, text: fresh });
  const width = widthOf(letters.face, fresh, letters.size);
  const placed = { ...letters, x: Math.round((end - width) * 1000) / 1000 };
  // The words before give way to a longer figure only where they would touch it.
  const parts = [
    ...(before === '' ? [] : [{ ...run, text: before }]),
    placed,
    ...(after === '' ? [] : [{ ...run, text: after, x: end }]),
  ];
  paper.replace(run, parts.map(operators).join('\n'));
  paper.touch(run.page, around([paper.boxOf(run, at, at + old.length), paper.boxOf(placed)]));
}

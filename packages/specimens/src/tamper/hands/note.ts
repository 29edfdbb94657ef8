import { PDFArray, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { type Change, rewritten } from '../find/spots.ts';
import { around, grown } from '../sheet/box.ts';
import { laterBy } from '../sheet/imprint.ts';
import type { OpenPaper } from '../sheet/open-paper.ts';
import { toHex, widthOf } from '../sheet/run.ts';
import type { Strength } from '../strength.ts';
import { inItsPlace } from './in-place.ts';

const LOCKED_AND_PRINTED = 4 + 64 + 128;

/** Lays a note over the text that shows another text on white ground; the page itself stays as it is. */
export function layNoteOver(paper: OpenPaper, change: Change, strength: Strength): void {
  const { run } = change;
  const { context } = paper.document;
  const { height } = paper.sheet(run.page);
  const text = rewritten(run, [change]);
  const face = strength === 'careless' ? 'Helvetica' : run.face;
  const fresh = inItsPlace({ ...run, face }, text);
  const box = grown(around([paper.boxOf(run), paper.boxOf(fresh)]), strength === 'careless' ? 1.5 : 0.3);
  const [width, tall] = [box.right - box.left, box.bottom - box.top];
  const x = box.right - widthOf(face, text, run.size) - 0.3;
  const base = height - run.y;
  const drawing = `1 1 1 rg\n0 0 ${width} ${tall} re\nf\nBT\n${run.ink} rg\n/F ${run.size} Tf\n${x - box.left} ${box.bottom - base} Td\n<${toHex(text)}> Tj\nET`;
  const font = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: face, Encoding: 'WinAnsiEncoding' });
  const form = context.flateStream(Buffer.from(drawing, 'latin1'), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, tall],
    Resources: { Font: { F: font } },
  });
  const expert = strength === 'expert';
  const note = context.obj({
    Type: 'Annot',
    Subtype: expert ? 'Stamp' : 'FreeText',
    Rect: [box.left, height - box.bottom, box.right, height - box.top],
    F: expert ? LOCKED_AND_PRINTED : 4,
    AP: { N: context.register(form) },
  });
  if (!expert) {
    note.set(PDFName.of('Contents'), PDFHexString.fromText(text));
    note.set(PDFName.of('DA'), PDFString.of(`/Helv ${run.size} Tf 0 g`));
  }
  if (strength === 'careless') {
    note.set(PDFName.of('M'), PDFString.of(`D:${laterBy(paper, 9).replaceAll('-', '')}191502Z`));
  }
  const page = paper.document.getPage(run.page - 1);
  const notes = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray) ?? context.obj([]);
  notes.push(context.register(note));
  page.node.set(PDFName.of('Annots'), notes);
  paper.alter(page.ref);
  paper.touch(run.page, box);
}

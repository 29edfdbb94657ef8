import { expect, test } from 'vitest';
import { readEvidence } from '../read-evidence.ts';
import { pageWith } from '../testing/raw-pdf.ts';

/** One glyph, here an M, of which the page itself says that it stands for these letters. */
const said = (letters: string): string =>
  `BT /F 10 Tf 100 700 Td (Data ) Tj /Span << /ActualText (${letters}) >> BDC (M) Tj EMC (ne corso) Tj ET`;

test.each([
  ['fi', '', 'fine'],
  ['ffi', '', 'ffine'],
  ['fi', '/Rotate 90', 'fine'],
  ['fi', '/Rotate 180', 'fine'],
  ['fi', '/Rotate 270', 'fine'],
])('a glyph that stands for %s does not part its word %s', async (letters, entries, word) => {
  const { pages } = await readEvidence(pageWith(said(letters), entries), { ocr: null });
  expect(pages[0]?.words.map(({ text }) => text).toSorted()).toEqual(['Data', 'corso', word]);
});

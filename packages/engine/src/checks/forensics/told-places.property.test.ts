import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { readingOf } from '../run/testing/papers.ts';
import { isFactAt, saysOther } from './ground/told-places.ts';
import { pdfMaskThenText } from './mask-then-text.ts';
import { BOX, pageTracesOf, pdfPaper, replacedFigure } from './testing/facts.ts';

test('UPL-05 other words are other words, however both are cut and spelled', () => {
  const word = fc.constantFrom('MARIO ROSSI', 'Anna Bianchi', 'DE89370400440532013000', 'Elbwerk GmbH');
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(saysOther(one, other)).toBe(one !== other);
      expect(saysOther(one, other.toLowerCase())).toBe(one !== other);
      expect(saysOther(one, one.slice(0, 6))).toBe(false);
    }),
  );
});

const named = readingOf({ fields: { employee_name: 'Mario Rossi', level: '4' } });
const nameBox = named.fields.employee_name?.box ?? BOX;

test('UPL-05 a fact stands where it was read, on its page', () => {
  expect(isFactAt([named], 1, nameBox)).toBe(true);
  expect(isFactAt([named], 2, nameBox)).toBe(false);
  expect(isFactAt([named], 1, { ...nameBox, left: nameBox.right + 5, right: nameBox.right + 40 })).toBe(false);
});

test('UPL-05 a name written over another one is worse than a caption written over another one', () => {
  const covered = { ...replacedFigure, box: nameBox, covered: 'Anna Bianchi', written: 'Mario Rossi' };
  const say = (fields: Record<string, string>) =>
    sayOf(
      pdfMaskThenText,
      pdfPaper({ traces: { pages: [pageTracesOf({ covered: [covered] })] }, words: { fields } }),
      contextOf(),
    );
  expect(say({ employee_name: 'Mario Rossi' })).toBe('failed critical');
  expect(say({ level: 'Mario Rossi' })).toBe('failed warning');
});

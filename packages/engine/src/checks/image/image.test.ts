import { expect, test } from 'vitest';
import { onDisplay, unturning } from '../../evidence/frame.ts';
import { BOX, pdfPaper, picturePaper } from '../forensics/testing/facts.ts';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { imageElaPatch } from './ela-patch.ts';
import { imageRules } from './index.ts';

const bare = { camera: null, software: null };

test('parts that were put in later and parts that occur twice are told with their places', () => {
  const patch = { box: BOX, blocks: 12 };
  const say = (traces: object) => sayOf(imageElaPatch, picturePaper({ traces }));
  expect(say({ uneven: null, clones: [{ from: BOX, to: BOX }] })).toBe('failed warning');
  expect(say({ uneven: null, still: [{ box: BOX, blocks: 60 }] })).toBe('failed warning');
  expect(say({ uneven: null, crisp: [patch] })).toBe('failed warning');
  expect(say({ uneven: [], still: null })).toBe('passed');
});

test('two sorts of traces in one place bear each other out, in two places they do not', () => {
  const elsewhere = { left: BOX.right + 200, top: BOX.top, right: BOX.right + 260, bottom: BOX.bottom };
  const say = (traces: object) => sayOf(imageElaPatch, picturePaper({ traces }));
  expect(say({ crisp: [{ box: BOX, blocks: 4 }], uneven: [{ box: BOX, blocks: 9 }] })).toBe('failed critical');
  expect(say({ crisp: [{ box: BOX, blocks: 4 }], uneven: [{ box: elsewhere, blocks: 9 }] })).toBe('failed warning');
  expect(say({ crisp: [{ box: BOX, blocks: 4 }], showsScreenGrid: true })).toBe('inconclusive');
  expect(say({ clones: [{ from: BOX, to: elsewhere }], showsScreenGrid: true })).toBe('inconclusive');
});

test('places of a picture that was straightened are those of the straightened page', () => {
  const paper = picturePaper({ traces: { crisp: [{ box: BOX, blocks: 4 }] } });
  const [page] = paper.evidence.pages;
  if (!page) throw new Error('a picture has a page');
  const { frame } = unturning(page.width, page.height, 3);
  const askew = { ...paper, evidence: { ...paper.evidence, pages: [{ ...page, frame }] } };
  const [place] = imageElaPatch.judge(askew, contextOf())?.working ?? [];
  const shown = onDisplay(frame, place?.box ?? BOX);
  expect((shown.left + shown.right) / 2).toBeCloseTo((BOX.left + BOX.right) / 2, 6);
  expect((shown.top + shown.bottom) / 2).toBeCloseTo((BOX.top + BOX.bottom) / 2, 6);
  expect(Math.abs((place?.box?.top ?? BOX.top) - BOX.top)).toBeGreaterThan(1);
});

test.each(imageRules)('$id: a PDF is not asked, a picture at which nobody looked never fails', (rule) => {
  expect(sayOf(rule, pdfPaper())).toBe('-');
  expect(sayOf(rule, picturePaper({ picture: bare, traces: null }))).toBe('inconclusive');
});

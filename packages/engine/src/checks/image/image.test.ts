import { expect, test } from 'vitest';
import { BOX, pdfPaper, picturePaper, pictureTracesOf } from '../forensics/testing/facts.ts';
import { sayOf } from '../run/testing/context.ts';
import { imageAiGenerated } from './ai-generated.ts';
import { imageElaPatch } from './ela-patch.ts';
import { imageExifSoftware } from './exif-software.ts';
import { imageRules } from './index.ts';
import { imageScreenPhoto } from './screen-photo.ts';
import { imageScreenshot } from './screenshot.ts';

const marks = (more: object) => ({ marks: { ...pictureTracesOf().marks, ...more } });
const bare = { camera: null, software: null };

test('an editor’s name is told, a camera’s is fine, a stripped photo says nothing', () => {
  expect(sayOf(imageExifSoftware, picturePaper({ traces: marks({ editor: 'GIMP 2.10' }) }))).toBe('failed warning');
  expect(sayOf(imageExifSoftware, picturePaper())).toBe('passed');
  expect(sayOf(imageExifSoftware, picturePaper({ picture: bare }))).toBe('inconclusive');
});

test('the dots of a screen are told', () => {
  const say = (showsScreenGrid: boolean | null) =>
    sayOf(imageScreenPhoto, picturePaper({ traces: { showsScreenGrid } }));
  expect([say(true), say(false), say(null)]).toEqual(['failed warning', 'passed', 'inconclusive']);
});

test('a copy of a screen is told by its own word, or by size and format; size alone proves nothing', () => {
  const phone = { ...bare, width: 1170, height: 2532 };
  const say = (picture: object, format: 'png' | 'jpeg', more: object = {}) =>
    sayOf(imageScreenshot, picturePaper({ picture, evidence: { format }, traces: marks(more) }));
  expect(say({ ...bare }, 'jpeg', { saysScreenshot: true })).toBe('failed warning');
  expect(say(phone, 'png')).toBe('failed warning');
  expect(say(phone, 'jpeg')).toBe('inconclusive');
  expect(say({ ...phone, camera: 'Pixel 9' }, 'jpeg')).toBe('passed');
  expect(say({ ...bare, width: 2480, height: 3508 }, 'png')).toBe('passed');
});

test('parts that were put in later and parts that occur twice are told with their places', () => {
  const patch = { box: BOX, blocks: 12 };
  const say = (traces: object) => sayOf(imageElaPatch, picturePaper({ traces }));
  expect(say({ uneven: [patch] })).toBe('failed warning');
  expect(say({ uneven: null, clones: [{ from: BOX, to: BOX }] })).toBe('failed warning');
  expect(say({ uneven: null, still: [{ box: BOX, blocks: 60 }] })).toBe('failed warning');
  expect(say({ uneven: null, crisp: [patch] })).toBe('failed warning');
  expect(say({ uneven: [], still: null })).toBe('passed');
  expect(say({})).toBe('passed');
  expect([say({ uneven: null }), say({ uneven: [patch], showsScreenGrid: true })]).toEqual([
    'inconclusive',
    'inconclusive',
  ]);
});

test('two sorts of traces in one place bear each other out, in two places they do not', () => {
  const elsewhere = { left: BOX.right + 200, top: BOX.top, right: BOX.right + 260, bottom: BOX.bottom };
  const say = (traces: object) => sayOf(imageElaPatch, picturePaper({ traces }));
  expect(say({ crisp: [{ box: BOX, blocks: 4 }], uneven: [{ box: BOX, blocks: 9 }] })).toBe('failed critical');
  expect(say({ crisp: [{ box: BOX, blocks: 4 }], uneven: [{ box: elsewhere, blocks: 9 }] })).toBe('failed warning');
  expect(say({ crisp: [{ box: BOX, blocks: 4 }], showsScreenGrid: true })).toBe('inconclusive');
  expect(say({ clones: [{ from: BOX, to: elsewhere }], showsScreenGrid: true })).toBe('inconclusive');
});

test('a picture that calls itself generated is told; silence proves nothing', () => {
  expect(sayOf(imageAiGenerated, picturePaper({ traces: marks({ generated: ['trained_media'] }) }))).toBe(
    'failed warning',
  );
  expect(sayOf(imageAiGenerated, picturePaper())).toBe('passed');
  expect(sayOf(imageAiGenerated, picturePaper({ picture: bare, traces: marks({ hasProvenance: true }) }))).toBe(
    'passed',
  );
  expect(sayOf(imageAiGenerated, picturePaper({ picture: bare }))).toBe('inconclusive');
});

test.each(imageRules)('$id: a PDF is not asked, a picture at which nobody looked never fails', (rule) => {
  expect(sayOf(rule, pdfPaper())).toBe('-');
  expect(sayOf(rule, picturePaper({ picture: bare, traces: null }))).toBe('inconclusive');
});

import type { PictureTraces } from '../../../traces/picture/picture-traces.ts';
import { imageAiGenerated } from '../../image/ai-generated.ts';
import { imageElaPatch } from '../../image/ela-patch.ts';
import { imageExifSoftware } from '../../image/exif-software.ts';
import { imageScreenPhoto } from '../../image/screen-photo.ts';
import { imageScreenshot } from '../../image/screenshot.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { BOX, picturePaper, pictureTracesOf } from '../testing/facts.ts';

type Told = NonNullable<Parameters<typeof picturePaper>[0]>;

const photo =
  (told: Told = {}) =>
  () =>
    picturePaper(told);
const marked = (more: Partial<PictureTraces['marks']>, picture: NonNullable<Told['picture']> = {}) =>
  photo({ picture, traces: { marks: { ...pictureTracesOf().marks, ...more } } });
const traced = (traces: Partial<PictureTraces>) => photo({ traces });
const unseen = photo({ traces: null });

const bare = { camera: null, software: null } as const;
const screen = { ...bare, width: 1170, height: 2532 } as const;
const patch = { box: BOX, blocks: 12 };
const beside = { box: { ...BOX, left: BOX.right, right: BOX.right + 50 }, blocks: 12 };

/** Traces in photographs and other pictures. */
export const pictureCases = [
  casesOf(imageExifSoftware, {
    passed: ['straight from a phone', photo()],
    failed: ['saved with a program for pictures', marked({ editor: 'GIMP 2.10' })],
    edge: [
      {
        said: 'passed',
        when: ['a scanner’s name and no camera', photo({ picture: { camera: null, software: 'Scanner Pro 8' } })],
      },
      {
        said: 'failed warning',
        when: ['an editor’s name beside a camera’s', marked({ editor: 'Snapseed' }, { camera: 'Pixel 9' })],
      },
    ],
    inconclusive: ['a messenger removed everything', photo({ picture: bare })],
  }),
  casesOf(imageScreenPhoto, {
    passed: ['paper on a table', photo()],
    failed: ['the dots of a screen', traced({ showsScreenGrid: true })],
    edge: { said: 'inconclusive', when: ['too small to tell dots from grain', traced({ showsScreenGrid: null })] },
    inconclusive: ['nobody looked closer', unseen],
  }),
  casesOf(imageScreenshot, {
    passed: ['a photo that names its camera', photo()],
    failed: ['a picture that calls itself a screenshot', marked({ saysScreenshot: true }, bare)],
    edge: [
      {
        said: 'failed warning',
        when: ['a phone’s screen, packed without loss', photo({ picture: screen, evidence: { format: 'png' } })],
      },
      { said: 'inconclusive', when: ['a phone’s screen, packed as photos are', photo({ picture: screen })] },
      {
        said: 'passed',
        when: ['one pixel off any screen', photo({ picture: { ...screen, width: 1171 }, evidence: { format: 'png' } })],
      },
      {
        said: 'passed',
        when: [
          'as large as a screen, by a camera',
          photo({ picture: { ...screen, camera: 'Pixel 9' }, evidence: { format: 'png' } }),
        ],
      },
    ],
    inconclusive: ['nobody looked closer, and no camera is named', photo({ picture: bare, traces: null })],
  }),
  casesOf(imageElaPatch, {
    passed: ['of one piece', photo()],
    failed: ['a part that was packed otherwise', traced({ uneven: [patch] })],
    edge: [
      { said: 'failed critical', when: ['two traces in one place', traced({ uneven: [patch], crisp: [patch] })] },
      { said: 'failed warning', when: ['two traces side by side', traced({ uneven: [patch], crisp: [beside] })] },
      {
        said: 'inconclusive',
        when: [
          'a screen’s dots, which pack unevenly by themselves',
          traced({ uneven: [patch], showsScreenGrid: true }),
        ],
      },
    ],
    inconclusive: ['how it was packed cannot be told', traced({ uneven: null })],
  }),
  casesOf(imageAiGenerated, {
    passed: ['names its camera', photo()],
    failed: ['calls itself generated', marked({ generated: ['trained_media'] })],
    edge: [
      {
        said: 'failed warning',
        when: [
          'generated, and a camera is named',
          marked({ generated: ['trained_media'], hasProvenance: true }, { camera: 'Pixel 9' }),
        ],
      },
      { said: 'passed', when: ['a signed record of its origin and no camera', marked({ hasProvenance: true }, bare)] },
    ],
    inconclusive: ['says nothing of where it comes from', photo({ picture: bare })],
  }),
];

import { isPicture } from '../../evidence/format.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';

/** Shorter by longer side of common screens. */
const screens: readonly (readonly [number, number])[] = [
  [640, 1136],
  [720, 1280],
  [720, 1600],
  [750, 1334],
  [768, 1366],
  [828, 1792],
  [900, 1440],
  [900, 1600],
  [1050, 1680],
  [1080, 1920],
  [1080, 2280],
  [1080, 2340],
  [1080, 2400],
  [1080, 2408],
  [1125, 2436],
  [1170, 2532],
  [1179, 2556],
  [1206, 2622],
  [1242, 2208],
  [1242, 2688],
  [1284, 2778],
  [1290, 2796],
  [1320, 2868],
  [1440, 2560],
  [1440, 3040],
  [1440, 3120],
  [1440, 3200],
  [1600, 2560],
  [1668, 2388],
  [2048, 2732],
];

const isScreenSize = (width: number, height: number): boolean =>
  screens.some(([short, long]) => Math.min(width, height) === short && Math.max(width, height) === long);

/** The paper is shown as such, and not as a copy of a screen. Size alone is a hint; only what the picture says counts. */
export const imageScreenshot: Rule<InspectedPaper, 'R_IMG_SCREENSHOT'> = {
  id: 'R_IMG_SCREENSHOT',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'never',
    cause: {
      kind: 'screenshot',
      explains: ['R_PDF_ORIGINAL', 'R_IMG_SCREEN_PHOTO', 'R_FILE_BLURRY', 'R_FILE_CROPPED'],
    },
  },
  reads: [],
  judge: ({ evidence: { format, picture }, traces }) => {
    if (!isPicture(format) || !picture) return null;
    const working = [ofFile('pixels', null, `${picture.width} × ${picture.height}`)];
    if (picture.camera !== null) return passed(working);
    const isOfScreen = isScreenSize(picture.width, picture.height);
    if (traces?.picture?.marks.saysScreenshot) return failed(working);
    // A screen's size, and packed without loss, which cameras do not do.
    if (isOfScreen && format === 'png') return failed(working);
    return isOfScreen || !traces?.picture ? inconclusive(working) : passed(working);
  },
};

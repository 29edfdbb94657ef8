import { isPicture } from '../../evidence/format.ts';
import { isIdentity } from '../forensics/ground/papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { reckoned } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';

const SHARP_FROM = 250;
const READABLE_FROM = 0.4;

/** Photos of identity documents defeat this measure: they are judged by whether they could be read. */
export const fileBlurry: Rule<InspectedPaper, 'R_FILE_BLURRY'> = {
  id: 'R_FILE_BLURRY',
  chapter: 'file',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'never',
    cause: { kind: 'blurry', explains: ['sums'] },
    flags: [{ flag: 'unreadable' }],
  },
  reads: [],
  judge: (paper) => {
    const { evidence, traces } = paper;
    if (!isPicture(evidence.format) || isIdentity(paper)) return null;
    const words = evidence.pages.flatMap((page) => page.words);
    const sharpness = traces?.picture?.sharpness;
    if (sharpness === undefined || words.length === 0) return inconclusive();
    const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
    const working = [
      reckoned('sharpness', SHARP_FROM, Math.round(sharpness)),
      reckoned('confidence', READABLE_FROM, Math.round(confidence * 100) / 100),
    ];
    return sharpness < SHARP_FROM && confidence <= READABLE_FROM ? failed(working) : passed(working);
  },
};

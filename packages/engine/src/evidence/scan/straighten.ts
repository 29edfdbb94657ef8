import { compose, type Frame, IDENTITY, unturning } from '../frame.ts';
import type { Ocr, OcrLanguage } from '../ocr/ocr.ts';
import { type Raster, turned } from '../raster/raster.ts';
import { warped } from '../raster/warp.ts';
import { inkOf } from './ink.ts';
import { type Slant, slantsOf } from './slant.ts';
import { busiestStrip, type Trial, tryLanguages } from './trial.ts';

/** A sheet whose lines of text run level from left to right. */
export interface StraightSheet {
  readonly raster: Raster;
  /** Leads from its pixels to those of the picture; null when nothing was changed. */
  readonly frame: Frame | null;
  readonly language: OcrLanguage;
}

/** Less does not disturb the recogniser, and redrawing costs sharpness. */
const SMALLEST_SLANT = 0.3;
/** Below this, the head might be down. */
const SURELY_LEGIBLE = 0.6;
/** Standing on its head must be this much more legible to be believed. */
const LEAD = 0.1;

interface Candidate {
  readonly raster: Raster;
  readonly frame: Frame | null;
  readonly trial: Trial;
}

function level(raster: Raster, slant: Slant): Pick<Candidate, 'raster' | 'frame'> {
  const degrees = (slant.isSideways ? 90 : 0) + (Math.abs(slant.degrees) < SMALLEST_SLANT ? 0 : slant.degrees);
  if (degrees === 0) return { raster, frame: null };
  const { frame, width, height } = unturning(raster.width, raster.height, degrees);
  return { raster: warped(raster, frame, width, height), frame };
}

const onItsHead = ({ raster, frame }: Pick<Candidate, 'raster' | 'frame'>): Pick<Candidate, 'raster' | 'frame'> => ({
  raster: turned(raster, 180),
  frame: compose(frame ?? IDENTITY, unturning(raster.width, raster.height, 180).frame),
});

/** The likelier of a sheet as it lies and on its head. */
async function bestOfTwo(
  sheet: Pick<Candidate, 'raster' | 'frame'>,
  ocr: Ocr,
  languages: readonly OcrLanguage[],
): Promise<Candidate> {
  const strip = busiestStrip(sheet.raster);
  const trial = await tryLanguages(strip, ocr, languages);
  if (trial.score >= SURELY_LEGIBLE) return { ...sheet, trial };
  const headDown = await tryLanguages(turned(strip, 180), ocr, [trial.language]);
  return headDown.score < trial.score + LEAD ? { ...sheet, trial } : { ...onItsHead(sheet), trial: headDown };
}

/** Turns a sheet so that it can be read, and finds the most likely of the languages. */
export async function straighten(picture: Raster, ocr: Ocr, languages: readonly OcrLanguage[]): Promise<StraightSheet> {
  const [likely, unlikely] = slantsOf(inkOf(picture));
  const first = await bestOfTwo(level(picture, likely), ocr, languages);
  const isClear = first.trial.score >= SURELY_LEGIBLE;
  const second = isClear ? null : await bestOfTwo(level(picture, unlikely), ocr, [first.trial.language]);
  const best = second && second.trial.score > first.trial.score + LEAD ? second : first;
  return { raster: best.raster, frame: best.frame, language: best.trial.language };
}

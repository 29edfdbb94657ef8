import { readCardLine } from '../lines/read-card-line.ts';
import { readLine } from '../page-lines/read-line.ts';
import type { Ocr } from './ocr.ts';

/** The recogniser that came with us: weights for lines of European print. */
export const ownWeights: Ocr = { ofPage: readLine, ofCard: readCardLine };

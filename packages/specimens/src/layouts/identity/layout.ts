import type { Paper } from '../../paper/paper.ts';
import type { Truth } from '../../truth.ts';

/** One side of an identity document, before it is photographed. */
export interface IdentitySide {
  readonly name: string;
  readonly type: 'id_card' | 'paper_id_card' | 'passport' | 'residence_permit' | 'fiscal_card';
  readonly country: string;
  readonly layout: string;
  readonly side: 'front' | 'back';
  readonly size: readonly [number, number];
  readonly fields: Truth['fields'];
  /** What its machine-readable zone says, line by line, where it has one. */
  readonly zone?: readonly string[];
  readonly draw: (paper: Paper) => void;
}

const MM = 72 / 25.4;
/** ID-1, the size of a bank card, and ID-3, a passport page. */
export const CARD = [85.6 * MM, 54 * MM] as const;
export const PASSPORT_PAGE = [125 * MM, 88 * MM] as const;
export const PAPER_CARD = [145 * MM, 105 * MM] as const;

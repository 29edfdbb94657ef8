import type { Wear } from '../../picture/grades.ts';
import type { Draw } from '../draw.ts';

/** How a sheet went over the glass of a scanner. */
export interface ScanWear {
  readonly dpi: number;
  readonly tone: 'colour' | 'grey' | 'black and white';
  /** Degrees clockwise, of every page much the same. */
  readonly turn: number;
  readonly quarterTurns: 0 | 1 | 2 | 3;
  readonly spine: 'left' | 'right' | null;
  readonly isFolded: boolean;
  readonly isPunched: boolean;
  readonly hasSpecks: boolean;
  readonly hasStreak: boolean;
  /** How much of its black the print has lost. */
  readonly faded: number;
  readonly noise: number;
  readonly blur: number;
  readonly quality: number;
}

/** How a sheet was photographed where it lay. */
export interface PhotoWear extends Wear {
  readonly dpi: number;
  readonly fallOff: number;
  readonly hasHand: boolean;
  readonly isWarm: boolean;
  readonly isFolded: boolean;
}

const within = (draw: Draw, low: number, high: number): number => low + draw.chance.next() * (high - low);

export function scanWear(draw: Draw): ScanWear {
  const dpi = draw.one([
    ['scan of 150 dpi', 150, 2],
    ['scan of 200 dpi', 200, 3],
    ['scan of 300 dpi', 300, 3],
  ]);
  const tone = draw.one<ScanWear['tone']>([
    ['scan in grey', 'grey', 4],
    ['scan in colour', 'colour', 2],
    // Small print is lost to everybody where few dots are either black or white.
    ['scan in black and white', 'black and white', dpi === 150 ? 0 : 2],
  ]);
  const isAskew = draw.flag('scan askew', 0.45);
  return {
    dpi,
    tone,
    turn: (isAskew ? within(draw, 0.5, 2) : within(draw, 0, 0.3)) * (draw.chance.happens(0.5) ? 1 : -1),
    quarterTurns: draw.one<ScanWear['quarterTurns']>([
      ['scan upright', 0, 20],
      ['scan upside down', 2, 1],
      ['scan sideways', 1, 0.5],
      ['scan sideways', 3, 0.5],
    ]),
    spine: draw.flag('shadow of the spine', 0.25) ? draw.word(['left', 'left', 'right'] as const) : null,
    isFolded: draw.flag('folds of a letter', 0.25),
    isPunched: draw.flag('holes punched', 0.2),
    hasSpecks: draw.flag('specks', 0.4),
    hasStreak: draw.flag('streak of the glass', 0.12),
    faded: draw.flag('print faded', 0.15) ? within(draw, 0.2, 0.4) : 0,
    noise: within(draw, 1, 6),
    blur: draw.flag('scan soft', 0.3) ? within(draw, 0.5, 0.8) : 0.35,
    quality:
      tone !== 'black and white' && draw.flag('scan pressed hard', 0.25)
        ? draw.chance.between(40, 55)
        : draw.chance.between(70, 92),
  };
}

const sheetDots = [
  ['photograph of five megapixels', 200, 1],
  ['photograph of eight megapixels', 250, 1],
] as const;
/** Cards are held closer. */
const cardDots = [
  ['photograph from near', 420, 2],
  ['photograph from further away', 300, 1],
] as const;

export function photoWear(draw: Draw, of: 'sheet' | 'card' = 'sheet'): PhotoWear {
  const isSteep = draw.flag('strong perspective', 0.25);
  const isBlurred = draw.flag('photograph blurred', 0.3);
  return {
    dpi: draw.one<number>(of === 'sheet' ? sheetDots : cardDots),
    turn: draw.flag('photograph askew', 0.4) ? 5 : 1.5,
    perspective: isSteep ? 0.035 : 0.012,
    shade: within(draw, 0.05, 0.25),
    glare: draw.flag('reflected lamp', 0.12) ? 0.12 : 0,
    blur: isBlurred ? within(draw, 0.8, 1.1) : within(draw, 0.4, 0.6),
    noise: within(draw, 3, 8),
    quality: draw.flag('sent by a messenger', 0.25) ? draw.chance.between(60, 72) : draw.chance.between(80, 92),
    fallOff: draw.flag('light falls off', 0.6) ? within(draw, 0.25, 0.5) : 0,
    hasHand: draw.flag('shadow of a hand', 0.2),
    isWarm: draw.flag('warm light', 0.35),
    isFolded: of === 'sheet' && draw.flag('folds of a letter', 0.25),
  };
}

import { useSyncExternalStore } from 'react';

const NARROW = '(width < 560px)';
/** A drawing is scaled to its card. On a phone it is drawn for a phone, or its letters would shrink with it. */
const wide = { width: 720, left: 64, right: 712 };
const narrow = { width: 330, left: 48, right: 326 };
/** The word of a month, in units of the drawing. */
const LABEL_WIDTH = 34;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useChartSize<Frame extends { height: number; top: number; bottom: number }>(frame: Frame) {
  const isNarrow = useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
  return { ...frame, ...(isNarrow ? narrow : wide) };
}

/** Whether the word of a month ends before the next one begins; where a record starts at the end of one it would not. */
export const hasRoom = (at: number, next: number): boolean => next - at >= LABEL_WIDTH;

/** Where columns stand close, only every second or third one says its name. */
export const isLabelled = (index: number, slot: number): boolean => index % Math.ceil(LABEL_WIDTH / slot) === 0;

const KEY = 'vesta.active';
const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** Writing at every key would be waste: a few seconds more or less do not matter in two hours. */
const MARK_EVERY_MS = 5000;

let lastMark = 0;

function read(): number {
  try {
    return Number(localStorage.getItem(KEY)) || lastMark;
  } catch {
    return lastMark;
  }
}

/** The last sign of life, shared by all tabs: who works in one tab is not absent in another. */
export const activity = {
  mark(): void {
    lastMark = Date.now();
    try {
      localStorage.setItem(KEY, String(lastMark));
    } catch {
      // Without storage each tab counts for itself.
    }
  },
  idleMs: (): number => Date.now() - Math.max(read(), lastMark),
  listen(): () => void {
    const onSign = () => {
      if (Date.now() - lastMark > MARK_EVERY_MS) activity.mark();
    };
    for (const event of EVENTS) window.addEventListener(event, onSign, { passive: true, capture: true });
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, onSign, { capture: true });
    };
  },
};

interface LooksFirst {
  /** Called after each look at a page. */
  readonly lookedAtOne: () => void;
  /** Called when no further page is looked at. */
  readonly end: () => void;
  readonly isLooking: () => boolean;
  /** Waits for the looks where they would not all end in time beside other work. */
  readonly turnOfWords: () => Promise<void>;
}

/** Days and amounts come before words: these wait while the looks at so many pages would otherwise come too late. */
export function looksFirst(pages: number, milliseconds: number, clock: () => number): LooksFirst {
  const begun = clock();
  let [last, slowest, left] = [begun, 0, pages];
  let goOn = (): void => undefined;
  const lookedAtAll = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  return {
    lookedAtOne: () => {
      const now = clock();
      slowest = Math.max(slowest, now - last);
      [last, left] = [now, left - 1];
    },
    end: () => {
      left = 0;
      goOn();
    },
    isLooking: () => left > 0,
    turnOfWords: async () => {
      if (left > 0 && clock() - begun + slowest * left > milliseconds) await lookedAtAll;
    },
  };
}

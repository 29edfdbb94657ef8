/** 123456 as 1.234,56, always without a sign. */
export function plain(cents: number): string {
  const size = Math.abs(Math.round(cents));
  const euros = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${euros},${String(size % 100).padStart(2, '0')}`;
}

/** Minus in front of what is below nothing. */
export const signed = (cents: number): string => (cents < 0 ? `-${plain(cents)}` : plain(cents));

/** Plus or minus in front, with whatever stands between sign and figure. */
export const bothSigned = (cents: number, gap = ''): string => `${cents < 0 ? '-' : '+'}${gap}${plain(cents)}`;

/** Minus behind, as mainframes print it. */
export const minusBehind = (cents: number): string => (cents < 0 ? `${plain(cents)}-` : plain(cents));

export const bothBehind = (cents: number): string => `${plain(cents)}${cents < 0 ? '-' : '+'}`;

/** Soll or Haben behind the figure. */
export const sollHaben = (cents: number): string => `${plain(cents)} ${cents < 0 ? 'S' : 'H'}`;

/** A rate in hundredths of a percent: 919 as 9,19. */
export const rate = (basisPoints: number, decimals = 2): string =>
  (basisPoints / 100).toFixed(decimals).replace('.', ',');

/** A share of an amount, rounded to the cent half up, free of binary fractions such as 0.285. */
export const share = (cents: number, basisPoints: number): number => Math.round((cents * basisPoints) / 10_000 + 1e-7);

import type { Box } from '@vesta/engine/evidence/geometry';

const LONGEST_TEXT = 48;

/** A stranger's letters must not steer the terminal. */
export const plainText = (text: string): string => text.replace(/\p{C}+/gu, ' ');

export const shortText = (text: string): string => {
  const plain = plainText(text);
  return plain.length > LONGEST_TEXT ? `${plain.slice(0, LONGEST_TEXT - 1)}…` : plain;
};

export const placeText = (page: number | null, box: Box | null): string => {
  if (page === null) return '';
  const corners = box ? [box.left, box.top, box.right, box.bottom].map((edge) => Math.round(edge)).join(',') : '';
  return `p.${page}${corners ? ` [${corners}]` : ''}`;
};

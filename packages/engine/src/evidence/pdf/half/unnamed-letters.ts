import type { Word } from '../../page.ts';

/** Numbers of a font's own instead of letters: private ones, and those that stand for no sign at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: such are what is looked for
const unnamed = /[\u0001-\u0008\u000e-\u001f\ue000-\uf8ff\ufffd]/g;

/** Whether the file does not say what most letters of a word are; a single odd sign is a dot or a blank to its font. */
export const isUnnamed = ({ text }: Word): boolean => (text.match(unnamed)?.length ?? 0) * 2 > text.length;

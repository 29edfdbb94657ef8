import type { OcrWord } from '../ocr/ocr.ts';

/** Less sure digits are shown to the other reader as well. */
const SURE = 0.9;

const amount = /^[-+]?\d{1,3}(?:\.?\d{3})*,\d{2}[-+]?$/;
const days = /^\d{1,2}[./]\d{1,2}(?:[./](?:\d{4}|\d{2})?)?(?:\/?\d{1,2}\.\d{1,2}\.)?$/;
const whole = /^\d{1,12}$/;
const beside = /^(?:[-+SH€]|EUR)$/;

const isFigure = (text: string): boolean => amount.test(text) || days.test(text) || whole.test(text);

/** Whether a cell holds nothing but days and amounts, every sign of them clear. */
export const areFigures = (words: readonly OcrWord[]): boolean =>
  words.some(({ text }) => isFigure(text)) &&
  words.every(({ text, confidence }) => confidence >= SURE && (isFigure(text) || beside.test(text)));

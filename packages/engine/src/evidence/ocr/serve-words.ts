import { answerQuestions } from '../aside/answer-questions.ts';
import type { OcrWord } from './ocr.ts';
import { createWasmOcr } from './wasm-tesseract.ts';
import type { WordsQuestion } from './words-thread.ts';

/** Reads lines in this thread for the one that started it. */
export function serveWords(): void {
  const ocr = createWasmOcr(() => null);
  answerQuestions<WordsQuestion, readonly OcrWord[], null>(async ({ line, language }) => {
    const [words = []] = await ocr.readLines([line], language);
    return { answer: words };
  }, null);
}

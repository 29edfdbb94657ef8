import { parentPort } from 'node:worker_threads';
import type { Asked, FromThread } from './ask-thread.ts';

interface Answered<Answer> {
  readonly answer: Answer;
  /** What is handed over instead of copied. */
  readonly moved?: ArrayBuffer[];
}

/** Answers, in this thread, the questions of the one that started it; first it tells about itself. */
export function answerQuestions<Question, Answer, Ready>(
  answer: (question: Question) => Promise<Answered<Answer>>,
  about: Ready,
): void {
  const port = parentPort;
  if (!port) throw new Error('questions come from the thread that started this one');
  const tell = (message: FromThread<Ready, Answer>, moved: ArrayBuffer[] = []): void =>
    port.postMessage(message, moved);
  port.on('message', ({ id, question }: Asked<Question>) => {
    answer(question)
      .then(({ answer: own, moved }) => tell({ kind: 'answer', id, answer: own }, moved))
      .catch(() => tell({ kind: 'answer', id, answer: null }));
  });
  tell({ kind: 'ready', about });
}

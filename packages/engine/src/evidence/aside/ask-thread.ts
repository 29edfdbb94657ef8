import { Worker } from 'node:worker_threads';

/** First what the thread tells about itself; then an answer per question, null where it failed. */
export type FromThread<Ready, Answer> =
  | { readonly kind: 'ready'; readonly about: Ready }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer | null };

export interface Asked<Question> {
  readonly id: number;
  readonly question: Question;
}

/** A thread that works, so that whoever asks can go on meanwhile. */
export interface Thread<Question, Answer, Ready> {
  /** Rejects when the thread failed or is gone. */
  readonly ask: (question: Question) => Promise<Answer>;
  readonly ready: Promise<Ready>;
  readonly end: () => Promise<void>;
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/** Starts a thread. Nothing waits for it at the end: it keeps the process only until it is ready and while a question is open. */
export function startThread<Question, Answer, Ready>(entry: URL): Thread<Question, Answer, Ready> {
  // What the process was started with concerns its own files, not a bundle.
  const worker = new Worker(entry, { execArgv: [] });
  const open = new Map<number, Waiting<Answer>>();
  let asked = 0;
  let gone: Error | null = null;
  let isReady = false;
  const rest = (): void => {
    if (isReady && open.size === 0) worker.unref();
  };
  const settled = (id: number): Waiting<Answer> | undefined => {
    const one = open.get(id);
    open.delete(id);
    rest();
    return one;
  };
  const ready = new Promise<Ready>((resolve, reject) => {
    const end = (): void => {
      gone ??= new Error('the thread is gone');
      for (const id of [...open.keys()]) settled(id)?.reject(gone);
      reject(gone);
    };
    worker.on('error', end);
    worker.on('exit', end);
    worker.on('message', (message: FromThread<Ready, Answer>) => {
      if (message.kind === 'ready') {
        isReady = true;
        rest();
        return resolve(message.about);
      }
      const one = settled(message.id);
      if (message.answer) one?.resolve(message.answer);
      else one?.reject(new Error('the thread failed'));
    });
  });
  // Told by the questions as well.
  ready.catch(() => undefined);
  return {
    ready,
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (gone) return reject(gone);
        asked += 1;
        open.set(asked, { resolve, reject });
        worker.ref();
        const message: Asked<Question> = { id: asked, question };
        worker.postMessage(message);
      }),
    end: async () => void (await worker.terminate()),
  };
}

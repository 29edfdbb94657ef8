import { startThread, type Thread } from '../ask-thread.ts';

/** A thread that does this with each question, and tells that about itself. */
export function threadThat<Question, Answer, Ready>(onQuestion: string, about: Ready): Thread<Question, Answer, Ready> {
  const source = `
    import { parentPort } from 'node:worker_threads';
    const tell = (id, answer) => parentPort.postMessage({ kind: 'answer', id, answer });
    parentPort.on('message', ({ id, question }) => { ${onQuestion} });
    parentPort.postMessage({ kind: 'ready', about: ${JSON.stringify(about)} });`;
  return startThread(new URL(`data:text/javascript,${encodeURIComponent(source)}`));
}

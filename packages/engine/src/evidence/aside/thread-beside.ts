import { existsSync } from 'node:fs';
import { startThread, type Thread } from './ask-thread.ts';

/** The thread whose file lies beside the bundle. Sources have none: a thread cannot load them. */
export function threadBeside<Question, Answer, Ready>(name: string): Thread<Question, Answer, Ready> | null {
  const entry = new URL(`./${name}`, import.meta.url);
  return entry.protocol === 'file:' && existsSync(entry) ? startThread(entry) : null;
}

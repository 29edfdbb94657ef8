import { setImmediate as tick } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairLine } from './fair-line.ts';

/** A piece of work that ends when the test says so, and notes that it began. */
function bench() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const piece = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endNext = async () => {
    ends.shift()?.();
    await tick();
  };
  return { begun, piece, endNext };
}

const line = (mostPerPerson = 8, mostInAll = 20) => createFairLine({ atOnce: 1, mostPerPerson, mostInAll });

describe('a fair line', () => {
  it('lets people take turns, however much one of them ordered', async () => {
    const { begun, piece, endNext } = bench();
    const { run } = line();
    for (const name of ['a1', 'a2', 'a3']) void run('a', piece(name));
    void run('b', piece('b1'));
    void run('c', piece('c1'));
    await tick();
    for (let i = 0; i < 4; i++) await endNext();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('refuses what is more than one person may have waiting, and nobody else for it', async () => {
    const { begun, piece, endNext } = bench();
    const { run } = line(2);
    for (const name of ['a1', 'a2', 'a3']) void run('a', piece(name));
    await expect(run('a', piece('a4'))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', values: { seconds: 5 } });
    void run('b', piece('b1'));
    for (let i = 0; i < 3; i++) await endNext();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('refuses when the whole line is full', async () => {
    const { piece } = bench();
    const { run } = line(8, 2);
    for (const person of ['a', 'b', 'c']) void run(person, piece(person));
    await expect(run('d', piece('d'))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('takes whoever leaves out of the line, and their work is never begun', async () => {
    const { begun, piece, endNext } = bench();
    const { run } = line();
    void run('a', piece('a1'));
    const leaving = new AbortController();
    const left = run('b', piece('b1'), leaving.signal);
    void run('c', piece('c1'));
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
    await endNext();
    await endNext();
    expect(begun).toEqual(['a1', 'c1']);
    await expect(run('b', piece('b2'), leaving.signal)).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
  });

  it('goes on after work that failed', async () => {
    const { run } = line();
    await expect(run('a', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    await expect(run('a', async () => 'whole')).resolves.toBe('whole');
  });
});

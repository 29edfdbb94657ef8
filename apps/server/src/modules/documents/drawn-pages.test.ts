import { setImmediate as tick } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { heldClock } from '../../../test/held-clock.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { createDrawnPages, type PageOrder } from './drawn-pages.ts';

const MEGABYTE = 1024 * 1024;

function room(size = 10) {
  const clock = heldClock();
  const drawn: number[] = [];
  const ends: (() => void)[] = [];
  let held = 0;
  let mostHeld = 0;
  const engine = {
    ...scriptedEngine(),
    picture: (_bytes: Uint8Array, page: number) => {
      drawn.push(page);
      return new Promise<Uint8Array>((resolve) =>
        ends.push(() => {
          held -= 1;
          resolve(new Uint8Array(size).fill(page));
        }),
      );
    },
  };
  const pages = createDrawnPages({ engine, clock });
  const bytes = async () => {
    held += 1;
    mostHeld = Math.max(mostHeld, held);
    return new Uint8Array(1);
  };
  const ask = (page: number, more: Partial<PageOrder> = {}) =>
    pages.page({ person: 'giulia', fileId: 'f', page, bytes, ...more });
  const finish = async () => {
    await tick();
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await tick();
    }
  };
  return { clock, drawn, ask, finish, mostHeld: () => mostHeld };
}

describe('pages that are drawn', () => {
  it('are drawn once for everybody who waits for the same one, and not again a moment later', async () => {
    const { drawn, ask, finish } = room();
    const waiting = Array.from({ length: 40 }, () => ask(1));
    await finish();
    expect(new Set((await Promise.all(waiting)).map((picture) => picture?.[0]))).toEqual(new Set([1]));
    await ask(1);
    expect(drawn).toEqual([1]);
  });

  it('hold one file at a time, however many wait', async () => {
    const { ask, finish, mostHeld } = room();
    const waiting = [1, 2, 3, 4, 5].map((page) => ask(page, { person: `p${page}` }));
    await finish();
    await Promise.all(waiting);
    expect(mostHeld()).toBe(1);
  });

  it('are refused to one person who asks for too many, and drawn for another in turn', async () => {
    const { drawn, ask, finish } = room();
    const asked = Array.from({ length: 12 }, (_, at) => ask(at + 1).catch((error) => error.code));
    const other = ask(99, { person: 'marco', fileId: 'g' });
    await finish();
    await other;
    expect(drawn.indexOf(99)).toBeLessThanOrEqual(2);
    expect((await Promise.all(asked)).filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(3);
  });

  it('are refused when too many people wait at once', async () => {
    const { ask, finish } = room();
    const asked = Array.from({ length: 70 }, (_, at) => ask(1, { person: `p${at}`, fileId: `f${at}` }));
    const answers = Promise.all(asked.map((one) => one.catch((error) => error.code)));
    await finish();
    // One is drawn and 64 wait.
    expect((await answers).filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(5);
  });

  it('are not drawn when everybody who waited has left, and are when one stays', async () => {
    const { drawn, ask, finish } = room();
    const first = ask(1);
    const leaving = new AbortController();
    const left = [ask(2, { signal: leaving.signal }), ask(3, { signal: leaving.signal })];
    const stays = ask(3);
    leaving.abort();
    for (const one of left) await expect(one).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
    await finish();
    await Promise.all([first, stays]);
    expect(drawn).toEqual([1, 3]);
  });

  it('are forgotten after a while, and when there are too many of them', async () => {
    const { clock, drawn, ask, finish } = room(20 * MEGABYTE);
    const see = async (page: number) => {
      const seen = ask(page);
      await finish();
      await seen;
    };
    await see(1);
    await see(2);
    await see(2);
    await see(1);
    expect(drawn).toEqual([1, 2, 1]);
    clock.advance(11 * 60_000);
    await see(1);
    expect(drawn).toEqual([1, 2, 1, 1]);
  });
});

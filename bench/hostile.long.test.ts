import type { EngineHost } from '@vesta/engine/isolation/engine-host';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attack, type Seeds } from './lib/hostile/attack.ts';
import type { HostileJob } from './lib/hostile/child.ts';
import { seedsOf } from './lib/hostile/seeds.ts';
import { strangeFiles } from './lib/hostile/strange/index.ts';
import { troubles } from './lib/hostile/troubles.ts';
import { openHost } from './lib/hostile/with-host.ts';

const today = '2026-11-15';
const FILES = 1200;

describe('files of strangers, read in processes of their own', { timeout: 600_000 }, () => {
  let host: EngineHost<HostileJob, Inspection>;
  let close: () => Promise<void>;
  let seeds: Seeds;

  beforeAll(async () => {
    ({ host, close } = await openHost({ processes: 2, timeLimitMs: 30_000 }));
    seeds = { papers: await seedsOf(today), strange: strangeFiles() };
  }, 120_000);
  afterAll(() => close());

  const inspected = async (bytes: Uint8Array): Promise<Inspection> => {
    const outcome = await host.run({ bytes, today });
    if (!outcome.ok) throw new Error(outcome.problem);
    return outcome.result;
  };

  test('UPL-05 twelve hundred broken files harm nothing: no crash, no hang, no leak, and true papers read as before', async () => {
    expect([...seeds.papers, ...seeds.strange].every(({ secrets }) => secrets.length > 0)).toBe(true);
    const result = await attack(host, seeds, { today, count: FILES, every: 36 });
    expect(result).toMatchObject({ files: FILES, fallen: [], leaks: [], misread: [] });
    // Some are still readable, some are not: a set that is all of one kind would prove little.
    for (const often of ['read', 'unreadable', 'corrupt', 'encrypted', 'unsupported'])
      expect(result.outcomes[often], often).toBeGreaterThan(FILES / 50);
  });

  test('a lock is named where it needs a password, and only there', async () => {
    for (const { name, bytes } of seeds.strange.filter(({ name: of }) => /\(\d\)$/.test(of))) {
      const { problem, pages } = (await inspected(bytes)).file;
      const isOpen = name.startsWith('anybody');
      expect([problem, pages[0]?.words], name).toEqual(isOpen ? [null, 7] : ['encrypted', undefined]);
    }
  });

  test('UPL-05 each kind of trouble is named within its limits, and the next file reads right', async () => {
    const [paper] = seeds.papers;
    if (!paper) throw new Error('there is a true paper');
    const before = (await inspected(paper.bytes)).fields;
    for (const [name, file, answers] of await troubles(paper.bytes)) {
      const { problem } = (await inspected(file)).file;
      expect(answers, `${name}: ${problem}`).toContain(problem);
      expect((await inspected(paper.bytes)).fields, `after ${name}`).toEqual(before);
    }
  });
});

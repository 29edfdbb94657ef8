import path from 'node:path';
import { waitForMail } from '../e2e/harness/mails.ts';
import { percentile } from './lib/percentile.ts';
import { withScratch } from './lib/scratch.ts';
import { startVesta } from './lib/server-process.ts';
import type { Benchmark } from './lib/table.ts';
import { timedCalls } from './lib/timed-calls.ts';
import { atMost } from './lib/verdict.ts';

/** One address may sign up sixty times an hour. */
const PEOPLE = 40;
const SUGGESTION_P95_MS = 20;
const typed = [
  'via garibaldi 12, ber',
  'Roma',
  '20121',
  'san',
  'reggio e',
  'corso buenos aires 3, milano',
  'castr',
  'Bo',
];

const ms = (value: number): string => `${value.toFixed(1)} ms`;

type Calls = ReturnType<typeof timedCalls>;

async function signUp({ call }: Calls, outbox: string, index: number): Promise<void> {
  const email = `bench.${index}@posta.example`;
  await call('signup/attempt', '/v1/signup/attempt', { email });
  await call('signup/submit', '/v1/signup/submit', {
    first_name: 'Anna',
    last_name: 'Conti',
    email,
    mobile: '+39-3471182906',
    privacy_policy_consented: true,
    marketing_consented: false,
    employment_status: 'Employed',
  });
  const code = /\b(\d{6})\b/.exec((await waitForMail(outbox, email)).text ?? '')?.[1];
  await call('verify-email/submit', '/v1/verify-email/submit', { email, code });
}

async function suggest({ call }: Calls): Promise<void> {
  for (let round = 0; round < 25; round += 1) {
    for (const text of typed) {
      const query = new URLSearchParams({ text, countryCode: 'it', page: '1' });
      await call('openapis/addresses', `/v1/openapis/addresses?${query}`);
    }
  }
}

export const benchmark: Benchmark = {
  title: 'Intake: from the sign-up to a verified session, and address suggestions',
  run: () =>
    withScratch(async (folder) => {
      const dataDir = path.join(folder, 'data');
      const vesta = await startVesta(dataDir, { RATE_LIMIT_PER_MINUTE: '100000' });
      const calls = timedCalls(vesta.address);
      try {
        for (let index = 0; index < PEOPLE; index += 1) await signUp(calls, path.join(dataDir, 'outbox'), index);
        await suggest(calls);
      } finally {
        await vesta.stop();
      }
      const rows = [...calls.times].map(([name, times]) => {
        const p95 = percentile(times, 0.95);
        const isSuggestion = name === 'openapis/addresses';
        const target = isSuggestion ? [`p95 ≤ ${SUGGESTION_P95_MS} ms`, atMost(p95, SUGGESTION_P95_MS)] : ['–', '–'];
        return [name, String(times.length), ms(percentile(times, 0.5)), ms(p95), ...target];
      });
      return {
        columns: ['Call', 'Times', 'Median', 'p95', 'Target', 'Verdict'],
        rows,
        notes: [
          'From sending to the last byte, over loopback, one after the other; the time until the mail lies in the outbox is not counted.',
          'The weight of each step’s chunk stands under the JavaScript of the first page.',
        ],
      };
    }),
};

import { HEADER_DESK } from '@vesta/domain/desk/calls';
import { DESK_COOKIE } from '@vesta/domain/storage-keys';
import { expect } from 'vitest';
import { personas } from '../../src/db/seed/personas.ts';
import { deskToken } from '../desk.ts';
import type { TestHouse } from '../house.ts';
import { filled, type Operation, operationsOf, plausible } from './operations.ts';

/** Repeatable chance: a run that fails can be had again by its seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const nasty: readonly unknown[] = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '🏚️', '%00', '..%2f', '../../etc/passwd', "';--", '{{7*7}}', '<b>x</b>'],
  ...[
    '1e999',
    '-0',
    'NaN',
    '2026-02-30',
    '31/02/2026',
    '0001-01-01',
    '9999-99-99',
    'Ａ',
    'ı',
    '\r\nX-A: b',
    '__proto__',
  ],
  ...[0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, true, false, null, [], {}, [[[]]], [null], { a: { b: {} } }],
  'x'.repeat(5000),
  'é'.repeat(300),
  personas.marco.applicationId,
  '00000000-0000-0000-0000-000000000000',
];

interface Dice {
  roll: () => number;
  pick: <T>(from: readonly T[]) => T;
}

/** One value of what would fit is replaced, left out or added. */
function spoilt(body: unknown, dice: Dice): unknown {
  if (dice.roll() < 0.1) return dice.pick(nasty);
  if (Array.isArray(body)) return body.map((one) => (dice.roll() < 0.5 ? spoilt(one, dice) : one));
  if (typeof body !== 'object' || body === null) return dice.roll() < 0.6 ? dice.pick(nasty) : body;
  const entries = Object.entries(body).flatMap(([name, value]) =>
    dice.roll() < 0.1 ? [] : [[name, dice.roll() < 0.4 ? spoilt(value, dice) : value]],
  );
  return Object.fromEntries(dice.roll() < 0.1 ? [...entries, ['extra', dice.pick(nasty)]] : entries);
}

/** Half a letter cannot be written in an address. */
const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

const inAddress = (value: unknown): string =>
  encodeURIComponent(wellFormed(typeof value === 'string' ? value : JSON.stringify(value)));

function callOf(operation: Operation, dice: Dice, headers: Record<string, string>) {
  const asked = operation.queryNames
    .filter(() => dice.roll() < 0.7)
    .map((name) => `${name}=${inAddress(dice.pick(nasty))}`);
  const own = dice.roll() < 0.8 ? [`application_id=${personas.giulia.applicationId}`] : [];
  const path = filled(operation, () =>
    dice.roll() < 0.5 ? personas.giulia.applicationId : wellFormed(String(dice.pick(nasty))),
  );
  const hasBody = operation.method !== 'GET' && dice.roll() < 0.95;
  const payload = JSON.stringify(spoilt(plausible(operation.body ?? { type: 'object' }), dice));
  const type =
    dice.roll() < 0.9 ? 'application/json' : dice.pick(['text/plain', 'application/pdf', 'multipart/form-data', 'a/b']);
  return {
    method: operation.method,
    url: `${path}?${[...own, ...asked, `lang=${inAddress(dice.pick(['en', 'it', 'de', 'xx', '\u0000']))}`].join('&')}`,
    headers: { ...headers, ...(hasBody ? { 'content-type': type } : {}) },
    ...(hasBody ? { payload } : {}),
  };
}

/** Calls of every kind with what nobody expects in them. None may be a fault of ours, and the house goes on answering. */
export async function walkByChance(
  t: TestHouse,
  seed: number,
  calls: number,
  /** Hears how many there were, also when there were some. */
  onFaults: (faults: number) => void = () => undefined,
): Promise<void> {
  const roll = chance(seed);
  const dice: Dice = { roll, pick: (from) => from[Math.floor(roll() * from.length)] as never };
  const endings = /sign-out|delete|erase|sessions/;
  const operations = (await operationsOf(t)).filter(({ path }) => !endings.test(path));
  const desk = await deskToken(t, 'owner');
  const callers: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${await t.signIn('giulia')}` },
    { authorization: 'Bearer nonsense' },
    { cookie: `${DESK_COOKIE}=${desk}`, [HEADER_DESK]: '1' },
  ];
  const faults: unknown[] = [];
  for (let at = 0; at < calls; at++) {
    const call = callOf(dice.pick(operations), dice, dice.pick([...callers, callers[1] ?? {}]));
    const { statusCode, body } = await t.app.inject(call as never);
    if (statusCode === 500) faults.push({ at, ...call, headers: undefined, body, logged: t.logged.at(-2) });
  }
  onFaults(faults.length);
  expect(faults).toEqual([]);
  expect((await t.app.inject('/healthz')).statusCode).toBe(200);
}

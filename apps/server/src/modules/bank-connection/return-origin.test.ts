import { expect, test } from 'vitest';
import type { House } from '../../house.ts';
import { returnOrigin } from './return-origin.ts';

const publicUrl = 'https://vesta.example';
const houseWith = (name: string, production: boolean) =>
  ({ config: { publicUrl, production }, openBanking: { name } }) as unknown as Pick<House, 'config' | 'openBanking'>;
const asked = (host: string, protocol: string) => ({ host, protocol }) as { host: string; protocol: 'http' };

test.each([
  ['a real bank, the house itself', 'yapily', true, 'vesta.example', 'https', 'https://vesta.example'],
  ['a real bank, the other region', 'yapily', true, 'de.vesta.example', 'https', 'https://de.vesta.example'],
  ['a real bank, a host that somebody made up', 'yapily', true, 'evil.example', 'https', 'https://it.vesta.example'],
  ['a real bank while developing', 'yapily', false, 'evil.example', 'http', 'https://it.vesta.example'],
  ['the sandbox in production', 'sandbox', true, 'evil.example', 'javascript', 'https://it.vesta.example'],
  ['the sandbox while trying out', 'sandbox', false, '192.168.1.7:3000', 'http', 'http://192.168.1.7:3000'],
  ['a protocol that somebody made up', 'sandbox', false, 'localhost:3000', 'javascript', 'http://localhost:3000'],
])('the way back from %s', (_what, name, production, host, protocol, origin) =>
  expect(returnOrigin(houseWith(name, production), asked(host, protocol), 'it')).toBe(origin),
);

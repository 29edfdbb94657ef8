import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHex } from '@vesta/domain/branding/hex';
import { DARK, LIGHT } from '@vesta/domain/branding/scheme-grounds';
import { expect, test } from 'vitest';

const tokens = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');
const NAMES = { card: 'card', ink: 'ink', inkQuiet: 'ink-2', inkFaint: 'ink-3', outline: 'line-strong' } as const;

test('contrast is computed against the very colours of tokens.css', () => {
  for (const [key, name] of Object.entries(NAMES) as [keyof typeof NAMES, string][]) {
    const found = new RegExp(`--${name}: var\\(--light, (#\\w+)\\) var\\(--dark, (#\\w+)\\)`).exec(tokens);
    expect([name, parseHex(found?.[1]), parseHex(found?.[2])]).toEqual([name, LIGHT[key], DARK[key]]);
  }
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './root.mjs';

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const named = [...page.matchAll(/`([^`\s]+)`/g)].map(([, text = '']) => text);
const isPath = (text: string): boolean => /^(apps|packages|scripts|bench|deploy|docs)\//.test(text);
const rows = page
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, section = '', state = '', how = '']) => ({ section, state, how }));

const CHAPTERS = 17;

describe('the page about security', () => {
  test('names only what is there', () => {
    const paths = named.filter(isPath);
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('judges every chapter of the standard, each section once and in one of four words', () => {
    const chapters = rows.flatMap(({ section }) => section.match(/(?<=V)\d+/g) ?? []).map(Number);
    const missing = Array.from({ length: CHAPTERS }, (_, at) => at + 1).filter((one) => !chapters.includes(one));
    expect(missing).toEqual([]);
    const sections = rows.flatMap(({ section }) => section.match(/V\d+(\.\d+)?/g) ?? []);
    expect(sections.filter((one, at) => sections.indexOf(one) !== at)).toEqual([]);
    const words = ['met', 'open', 'not applicable', 'operator'];
    expect(rows.filter(({ state }) => !words.includes(state))).toEqual([]);
  });

  test('says of what is met which file holds it, and of what is not, why', () => {
    const without = rows.filter(({ state, how }) => state === 'met' && !/`(apps|packages|scripts)\//.test(how));
    expect(without.map(({ section }) => section)).toEqual([]);
    expect(rows.filter(({ how }) => how.length < 10)).toEqual([]);
  });
});

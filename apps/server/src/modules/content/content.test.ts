import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@vesta/domain/languages';
import { contentPages } from '@vesta/domain/routes';
import { expect, test } from 'vitest';
import { operatorSchema } from '../../config/operator.ts';
import { fillOperator, loadContent } from './load-content.ts';
import { parseContent } from './parse-content.ts';

const operator = operatorSchema.parse({ name: 'Casa | Sicura *Srl*' });

test.each(languages.flatMap((language) => contentPages.map((page) => [language, page] as const)))(
  'SHELL-04 the page %s/%s exists, is filled and has the shape of its sisters',
  async (language, page) => {
    const content = await loadContent({ contentDir: null, operator }, page, language);
    expect(content.title).toMatch(/\S/);
    expect(content.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(content.blocks.length).toBeGreaterThan(3);
    expect(JSON.stringify(content)).not.toMatch(/\{\{|undefined/);
    const english = await loadContent({ contentDir: null, operator }, page, 'en');
    expect(content.blocks.map((block) => block.kind)).toEqual(english.blocks.map((block) => block.kind));
  },
);

test('an operator’s own text comes first, and a missing language falls back to theirs in English', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(dir, 'en'));
  await writeFile(join(dir, 'en', 'terms.md'), '---\ntitle: Ours\n---\n## One\n\nText.');
  const own = await loadContent({ contentDir: dir, operator }, 'terms', 'en');
  expect(own.title).toBe('Ours');
  const other = await loadContent({ contentDir: dir, operator }, 'privacy', 'de');
  expect(other.title).toMatch(/Datenschutz/);
  await rm(dir, { recursive: true });
});

test('operator values are words, whatever signs they hold', () => {
  const { blocks } = parseContent(fillOperator('By {{operator.name}}.', operator));
  expect(blocks).toEqual([{ kind: 'paragraph', content: expect.any(Array) }]);
  const [block] = blocks;
  expect(block?.kind === 'paragraph' && block.content.map((part) => part.text).join('')).toBe(
    'By Casa | Sicura *Srl*.',
  );
});

test('HTML, scripts and odd links do not get through', () => {
  const { blocks } = parseContent(
    '<script>alert(1)</script>\n\nA [link](javascript:alert(1)) and <b onclick=x>bold</b>.',
  );
  expect(JSON.stringify(blocks)).not.toMatch(/script|onclick/);
});

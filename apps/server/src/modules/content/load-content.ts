import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentDocument } from '@vesta/domain/content';
import type { Language } from '@vesta/domain/languages';
import { FALLBACK_LANGUAGE } from '@vesta/domain/languages';
import type { ContentPage } from '@vesta/domain/routes';
import type { Operator } from '../../config/operator.ts';
import { serverFolder } from '../../lib/worker-url.ts';

const DEFAULT_CONTENT = join(serverFolder, '..', '..', 'packages', 'texts', 'content');

/** The operator's own text first, ours otherwise; a language that is missing falls back to English. */
function fileOf(contentDir: string | null, page: ContentPage, language: Language): string {
  const candidates = [language, FALLBACK_LANGUAGE].flatMap((lang) => [
    ...(contentDir ? [join(contentDir, lang, `${page}.md`)] : []),
    join(DEFAULT_CONTENT, lang, `${page}.md`),
  ]);
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error(`There is no text for the page ${page}.`);
  return found;
}

/** Values go into Markdown, so what Markdown would read as a sign is taken as the letter it is. */
const asText = (value: string): string => value.replace(/\s+/g, ' ').replace(/[|*[\]\\<>]/g, '\\$&');

export function fillOperator(source: string, operator: Operator): string {
  const values: Record<string, unknown> = { ...operator };
  return source.replace(/\{\{(?:operator\.)?(\w+)\}\}/g, (whole, key: string) =>
    typeof values[key] === 'string' ? asText(values[key]) : whole,
  );
}

export async function loadContent(
  { contentDir, operator }: { contentDir: string | null; operator: Operator },
  page: ContentPage,
  language: Language,
): Promise<ContentDocument> {
  const source = await readFile(fileOf(contentDir, page, language), 'utf8');
  // The reader of Markdown is slow to load, and a start need not wait for it.
  const { parseContent } = await import('./parse-content.ts');
  return parseContent(fillOperator(source, operator));
}

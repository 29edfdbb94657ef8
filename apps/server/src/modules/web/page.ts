import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUSE_NOTICE_ID, type HouseNotice } from '@vesta/domain/house-notice';
import { DEFAULT_LANGUAGE, languages } from '@vesta/domain/languages';
import { matchPage } from '@vesta/domain/routes';

/** The JSON lies in a data block, which no browser runs; `<` is written so that it cannot end the block. */
const dataBlock = (notice: HouseNotice): string =>
  `<script type="application/json" id="${HOUSE_NOTICE_ID}">${JSON.stringify(notice).replaceAll('<', '\\u003c')}</script>`;

interface ManifestEntry {
  file: string;
  src?: string;
}

/** The words of a language are a file of their own; naming it in the page saves the browser a round trip. */
async function textFiles(webRoot: string): Promise<Map<string, string>> {
  const manifest = JSON.parse(await readFile(join(webRoot, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const files = new Map<string, string>();
  for (const { src, file } of Object.values(manifest)) {
    const language = /texts\/src\/(\w+)\/core\.ts$/.exec(src ?? '')?.[1];
    if (language) files.set(language, file);
  }
  return files;
}

export interface Page {
  status: 200 | 404;
  html: string;
}

/** The one page of the web application, told its language and what it must know about this house. */
export async function createPageRenderer(webRoot: string, notice: HouseNotice): Promise<(path: string) => Page> {
  const template = await readFile(join(webRoot, 'index.html'), 'utf8');
  const files = await textFiles(webRoot);
  const pages = new Map(
    languages.map((language) => {
      const file = files.get(language);
      const preload = file ? `<link rel="modulepreload" href="/${file}">` : '';
      const html = template
        .replace(/<html lang="\w+"/, `<html lang="${language}"`)
        .replace('</head>', `${preload}${dataBlock(notice)}</head>`);
      return [language as string, html];
    }),
  );
  return (path) => {
    const match = matchPage(path);
    const spoken = match?.params.lang ?? path.split('/')[1] ?? '';
    return { status: match ? 200 : 404, html: pages.get(spoken) ?? pages.get(DEFAULT_LANGUAGE) ?? template };
  };
}

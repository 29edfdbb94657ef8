import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUSE_NOTICE_ID, type HouseNotice } from '@vesta/domain/house-notice';
import { isLanguage, type Language, languages } from '@vesta/domain/languages';
import { hostInRegion, languageOfHost, type RegionCode, regionCodes, regionOfHost } from '@vesta/domain/regions/codes';
import { matchPage } from '@vesta/domain/routes';

/** The JSON lies in a data block, which no browser runs; `<` is written so that it cannot end the block. */
const dataBlock = (notice: HouseNotice): string =>
  `<script type="application/json" id="${HOUSE_NOTICE_ID}">${JSON.stringify(notice).replaceAll('<', '\\u003c')}</script>`;

interface ManifestEntry {
  file: string;
  src?: string;
}

async function manifestOf(webRoot: string): Promise<ManifestEntry[]> {
  const manifest = await readFile(join(webRoot, '.vite', 'manifest.json'), 'utf8');
  return Object.values(JSON.parse(manifest) as Record<string, ManifestEntry>);
}

/** The words of a language are a file of their own; naming it in the page saves the browser a round trip. */
function textFiles(manifest: readonly ManifestEntry[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { src, file } of manifest) {
    const language = /texts\/src\/(\w+)\/core\.ts$/.exec(src ?? '')?.[1];
    if (language) files.set(language, file);
  }
  return files;
}

const preloaded = (file: string): string => `<link rel="modulepreload" href="/${file}">`;

/** What every page but the first one begins with: the list of pages and that of their words. */
const forOtherPages = (manifest: readonly ManifestEntry[]): string =>
  manifest
    .filter(({ src }) => /app\/other-pages\.tsx$|texts\/src\/load\.ts$/.test(src ?? ''))
    .map(({ file }) => preloaded(file))
    .join('');

export interface Page {
  status: 200 | 404;
  html: string;
}

export interface Asked {
  path: string;
  protocol: string;
  host: string;
  /** The drawing shows the plain page: flags and invitations in the address change it. */
  hasQuery: boolean;
}

/** The build cannot know the host, so it draws this one. */
const DRAWN_HOST = /http:\/\/(\w\w)\.first-page\.invalid/g;
const HOST = /^[\w.-]+(:\d+)?$/;

/** Links to the other region lead to the host that the page was asked from. */
const atHost = (drawing: string, protocol: string, host: string): string =>
  drawing.replace(DRAWN_HOST, (_, region: RegionCode) => `${protocol}://${hostInRegion(host, region)}`);

const EMPTY_ROOT = '<div id="root"></div>';

/** Drawings of the first page, made by the build, by region and language. */
async function firstPages(webRoot: string, sandbox: boolean): Promise<Map<string, string>> {
  const drawings = new Map<string, string>();
  for (const region of regionCodes)
    for (const language of languages) {
      const file = join(webRoot, '.first-page', `${region}-${language}-${sandbox}.html`);
      const drawing = await readFile(file, 'utf8').catch(() => null);
      if (drawing) drawings.set(`${region} ${language}`, `<div id="root" inert>${drawing}</div>`);
    }
  return drawings;
}

/** A drawn page can be read before any script runs: on a slow line, style and letters go first. */
const scriptsLater = (html: string): string =>
  html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

const isFirstPage = (match: ReturnType<typeof matchPage>): boolean =>
  match?.page === 'home' || (match?.page === 'occupation' && !match.params.listingId && !match.params.appType);

/** The one page of the web application, told its language and what it must know about this house. */
export async function createPageRenderer(webRoot: string, notice: HouseNotice): Promise<(asked: Asked) => Page> {
  const template = await readFile(join(webRoot, 'index.html'), 'utf8');
  const manifest = await manifestOf(webRoot);
  const files = textFiles(manifest);
  const others = forOtherPages(manifest);
  const drawings = await firstPages(webRoot, notice.sandbox);
  const pageIn = (language: Language): string => {
    const file = files.get(language);
    const preload = file ? preloaded(file) : '';
    return template
      .replace(/<html lang="\w+"/, `<html lang="${language}"`)
      .replace('</head>', `${preload}${dataBlock(notice)}</head>`);
  };
  const pages = new Map(languages.map((language) => [language, pageIn(language)]));
  return ({ path, protocol, host, hasQuery }) => {
    const match = matchPage(path);
    const spoken = match?.params.lang ?? path.split('/')[1];
    const language = isLanguage(spoken) ? spoken : languageOfHost(host);
    const html = pages.get(language) ?? template;
    const isDrawn = !hasQuery && isFirstPage(match) && HOST.test(host);
    const drawing = isDrawn ? drawings.get(`${regionOfHost(host)} ${language}`) : undefined;
    const status = match ? 200 : 404;
    if (match?.page !== 'home' && match?.page !== 'occupation')
      return { status, html: html.replace('</head>', `${others}</head>`) };
    if (!drawing) return { status, html };
    return { status, html: scriptsLater(html).replace(EMPTY_ROOT, () => atHost(drawing, protocol, host)) };
  };
}

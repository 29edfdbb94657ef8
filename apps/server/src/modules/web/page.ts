import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUSE_NOTICE_ID, type HouseNotice } from '@vesta/domain/house-notice';
import { DEFAULT_LANGUAGE } from '@vesta/domain/languages';
import { matchPage } from '@vesta/domain/routes';

/** The JSON lies in a data block, which no browser runs; `<` is written so that it cannot end the block. */
const dataBlock = (notice: HouseNotice): string =>
  `<script type="application/json" id="${HOUSE_NOTICE_ID}">${JSON.stringify(notice).replaceAll('<', '\\u003c')}</script>`;

export interface Page {
  status: 200 | 404;
  html: string;
}

/** The one page of the web application, told its language and what it must know about this house. */
export async function createPageRenderer(webRoot: string, notice: HouseNotice): Promise<(path: string) => Page> {
  const template = await readFile(join(webRoot, 'index.html'), 'utf8');
  const page = template.replace('</head>', `${dataBlock(notice)}</head>`);
  return (path) => {
    const match = matchPage(path);
    const language = match?.params.lang ?? DEFAULT_LANGUAGE;
    return { status: match ? 200 : 404, html: page.replace(/<html lang="\w+"/, `<html lang="${language}"`) };
  };
}

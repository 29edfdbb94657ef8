import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PaperLogo } from '@vesta/report-pdf/paper/report-paper';
import { WEB_ROOT } from '../web/routes.ts';

const formats: Readonly<Record<string, PaperLogo['format']>> = {
  '.svg': 'svg',
  '.png': 'png',
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
};
const MAX_LOGO_BYTES = 200_000;

/**
 * A company's mark for its paper, from the files that the web application serves. One that lies elsewhere is not
 * fetched: a report must not depend on a stranger's server, nor tell it that it is being printed.
 */
export async function companyLogo(logo: string | null, root = WEB_ROOT): Promise<PaperLogo | null> {
  const format = logo && formats[path.extname(logo).toLowerCase()];
  if (!logo?.startsWith('/') || !format) return null;
  const file = path.join(root, path.normalize(logo));
  if (!file.startsWith(root + path.sep)) return null;
  const found = await stat(file).catch(() => null);
  if (!found?.isFile() || found.size > MAX_LOGO_BYTES) return null;
  return { format, bytes: [...(await readFile(file))] };
}

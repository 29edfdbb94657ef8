import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keepingEnvironment } from './keeping-environment.mjs';
import { prerenderFirstPage } from './prerender-first-page.mjs';
import { root } from './root.mjs';
import { unlessFresh } from './stamp.mjs';

const web = join(root, 'apps/web');
const COMPRESSED = /\.(js|css|svg|html|json|webmanifest)$/;
/** Below this a compressed copy saves nothing. */
const SMALLEST = 512;

/** Compressed once, at its best, instead of at every request. */
async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((path) => join(folder, path))
    .filter((path) => COMPRESSED.test(path) && statSync(path).size >= SMALLEST);
  await Promise.all(
    files.map(async (path) => {
      const source = readFileSync(path);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(source, quality));
      writeFileSync(`${path}.gz`, await promisify(gzip)(source, { level: 9 }));
    }),
  );
}

export const buildWeb = () =>
  unlessFresh(
    ['src', 'build', 'public', 'index.html', 'vite.config.ts']
      .map((path) => join(web, path))
      .concat(join(root, 'packages')),
    join(web, 'dist'),
    () =>
      keepingEnvironment(async () => {
        const { build } = await import('vite');
        await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
        await prerenderFirstPage(web, join(web, 'dist'));
        await precompress(join(web, 'dist'));
      }),
  );

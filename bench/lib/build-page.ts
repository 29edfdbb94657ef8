import path from 'node:path';
import { build } from 'vite';
import { root, webFolder } from './paths.ts';
import { serveFolder } from './serve-folder.ts';

/** Builds a page with the very settings of the web application, into a folder of its own. */
export async function buildPage(folder: string, outDir: string, sourcemap: boolean): Promise<void> {
  await build({
    configFile: path.join(webFolder, 'vite.config.ts'),
    root: folder,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, sourcemap },
  });
}

/** Builds the yardstick of the first page and serves it. */
export async function serveMinimalPage(folder: string): ReturnType<typeof serveFolder> {
  const dist = path.join(folder, 'minimal');
  await buildPage(path.join(root, 'bench', 'minimal-page'), dist, false);
  return serveFolder(dist);
}

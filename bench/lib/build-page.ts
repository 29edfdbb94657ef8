import path from 'node:path';
import { build } from 'vite';
import { webFolder } from './paths.ts';

/** Builds a page with the very settings of the web application, into a folder of its own. */
export async function buildPage(folder: string, outDir: string, sourcemap: boolean): Promise<void> {
  await build({
    configFile: path.join(webFolder, 'vite.config.ts'),
    root: folder,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, sourcemap },
  });
}

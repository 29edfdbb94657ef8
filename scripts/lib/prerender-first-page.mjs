import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { build } from 'vite';

const languages = ['en', 'it', 'de'];
const regions = ['it', 'de'];
/** Stands for the host, which only the server knows. */
const HOST = 'first-page.invalid';

/** What the drawn page asks of a browser; the rest of this process must not take itself for one. */
function enterBrowser(url, sandbox) {
  const window = new Window({ url });
  window.document.body.innerHTML = `<script type="application/json" id="vesta-house">${JSON.stringify({ sandbox })}</script>`;
  const lent = { window, document: window.document, navigator: window.navigator, localStorage: window.localStorage };
  const before = Object.keys(lent).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  for (const [name, value] of Object.entries(lent))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return async () => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else delete globalThis[name];
    await window.happyDOM.close();
  };
}

/**
 * Draws the first page in every language, for both regions, with and without the note about simulated services. The
 * server puts the drawing into the page, so that people on slow phones read it before the application has arrived.
 */
export async function prerenderFirstPage(web, dist) {
  const scratch = join(dist, '.prerender');
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    // Everything in one file: texts are compiled only in what the build itself reads.
    ssr: { noExternal: true },
    build: { outDir: scratch, ssr: join(web, 'src/prerender.tsx'), manifest: false, copyPublicDir: false },
  });
  const { prerender } = await import(pathToFileURL(join(scratch, 'prerender.js')).href);
  mkdirSync(join(dist, '.first-page'), { recursive: true });
  for (const region of regions)
    for (const language of languages)
      for (const sandbox of [false, true]) {
        const leave = enterBrowser(`http://${region}.${HOST}/${language}/fill/occupation`, sandbox);
        try {
          writeFileSync(join(dist, '.first-page', `${region}-${language}-${sandbox}.html`), await prerender());
        } finally {
          await leave();
        }
      }
  rmSync(scratch, { recursive: true });
}

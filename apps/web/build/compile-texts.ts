import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

/** The files of a language that hold words; its list of bundles holds imports, and stays as it is. */
const TEXT_FILE = /packages\/texts\/src\/\w\w\/(?!load\.ts$)\w[\w-]*\.ts$/;

const FORMATTER = fileURLToPath(new URL('../src/lib/spoken-messages.ts', import.meta.url));

type Words = string | { [key: string]: Words };

/**
 * The formatter that travels to the browser knows no scale, and would write cents as euros. Such a value is asked for
 * under a name of its own instead; whoever speaks these messages gives it beside the cents.
 */
function withoutScale(message: string): string {
  const rewritten = message.replace(
    /\{(\w+), number, ::currency\/EUR scale\/0\.01\}/g,
    '{$1_in_euro, number, ::currency/EUR}',
  );
  if (rewritten.includes('scale/'))
    throw new Error(`A message scales a value, which the browser cannot do: ${message}`);
  return rewritten;
}

/** Plain words stay as they are; a message with values, plurals or choices becomes the list that the formatter walks. */
function compiled(words: Words): unknown {
  if (typeof words === 'function') throw new Error('A file of words holds a function, which would be lost here.');
  return typeof words === 'string'
    ? compile(withoutScale(words))
    : Object.fromEntries(Object.entries(words).map(([key, value]) => [key, compiled(value)]));
}

/** The file's values, together with those of the text files that it is put together from. */
async function valuesOf(file: string): Promise<Record<string, Words>> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
  });
  const [{ text = '' } = {}] = outputFiles;
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}

/** Reads every message once, at build time, so that the parser of the message format need not travel to the browser. */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: FORMATTER }] } }),
    async transform(_source, id) {
      if (!TEXT_FILE.test(id)) return null;
      const bundles = await valuesOf(id);
      const lines = Object.entries(bundles).map(
        ([name, words]) => `export const ${name} = ${JSON.stringify(compiled(words))};`,
      );
      return { code: lines.join('\n'), map: null };
    },
  };
}

import { transform } from 'esbuild';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const TEXT_FILE = /packages\/texts\/src\/\w\w\/\w[\w-]*\.ts$/;

type Words = string | { [key: string]: Words };

/** Plain words stay as they are; a message with values, plurals or choices becomes the list that the formatter walks. */
const compiled = (words: Words): unknown =>
  typeof words === 'string'
    ? compile(words)
    : Object.fromEntries(Object.entries(words).map(([key, value]) => [key, compiled(value)]));

/** The module's values. Text files import types only, so what is left of them after compiling runs by itself. */
async function valuesOf(source: string): Promise<Record<string, Words>> {
  const { code } = await transform(source, { loader: 'ts', format: 'esm' });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** Reads every message once, at build time, so that the parser of the message format need not travel to the browser. */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    async transform(source, id) {
      if (!TEXT_FILE.test(id)) return null;
      const bundles = await valuesOf(source);
      const lines = Object.entries(bundles).map(
        ([name, words]) => `export const ${name} = ${JSON.stringify(compiled(words))};`,
      );
      return { code: lines.join('\n'), map: null };
    },
  };
}

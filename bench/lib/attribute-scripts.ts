import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { gzipBytes } from './page-scripts.ts';

/** `react-dom`, `@base-ui/react`, `packages/domain`, `apps/web/src/ui`: the shelf a source file stands on. */
export function shelfOf(source: string): string {
  const npm = source.split('node_modules/').slice(1).pop();
  if (npm)
    return npm
      .split('/')
      .slice(0, npm.startsWith('@') ? 2 : 1)
      .join('/');
  const own = /(packages\/[^/]+|apps\/web\/src\/[^/]+)/.exec(source)?.[1];
  return own ?? 'glue of the bundler';
}

/**
 * Shares a script's gzip weight out among the shelves by the length of the minified text that came from each.
 * Rough: some text packs better than other.
 */
export function attributeScript(file: string): Map<string, number> {
  const code = readFileSync(file);
  const payload = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload;
  // Sources are named relative to the map; made whole, so that `../` cannot hide on which shelf they stand.
  const sources = payload.sources.map((source) => path.resolve(path.dirname(file), source));
  const map = new SourceMap({ ...payload, sources });
  const lengths = new Map<string, number>();
  let total = 0;
  code
    .toString('utf8')
    .split('\n')
    .forEach((line, row) => {
      for (let column = 0; column < line.length; column += 1) {
        const entry = map.findEntry(row, column);
        const shelf = shelfOf('originalSource' in entry && entry.originalSource ? entry.originalSource : '');
        lengths.set(shelf, (lengths.get(shelf) ?? 0) + 1);
        total += 1;
      }
    });
  const perCharacter = gzipBytes(code) / total;
  return new Map([...lengths].map(([shelf, length]) => [shelf, length * perCharacter]));
}

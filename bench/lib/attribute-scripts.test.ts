import { expect, test } from 'vitest';
import { shelfOf } from './attribute-scripts.ts';

test.each([
  ['/p/node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['/p/node_modules/a/node_modules/@base-ui/react/esm/menu.js', '@base-ui/react'],
  ['/p/packages/domain/src/headers.ts', 'packages/domain'],
  ['/p/apps/web/src/ui/button/button.tsx', 'apps/web/src/ui'],
  ['', 'glue of the bundler'],
])('%s stands on the shelf %s', (source, shelf) => {
  expect(shelfOf(source)).toBe(shelf);
});

// Runs the import rules and refuses to be satisfied by an empty walk: a tool that sees no modules finds no faults.

import { createRequire } from 'node:module';
import { violationsOf } from './lib/import-rules.mjs';
import { readImports } from './lib/imports.mjs';
import { root } from './lib/root.mjs';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const FEWEST_MODULES = 40;

const imports = readImports(root, ['apps', 'packages', 'e2e', 'bench']);
if (imports.size < FEWEST_MODULES) {
  console.error(`imports: only ${imports.size} modules were seen; the check did not look at the code`);
  process.exit(1);
}
const violations = violationsOf(forbidden, imports);
for (const { rule, way } of violations) {
  const why = forbidden.find(({ name }) => name === rule)?.comment ?? '';
  console.error(`imports: ${rule}: ${way.join(' → ')}\n         ${why}`);
}
console.log(`imports: ${imports.size} modules, ${violations.length} violations`);
process.exit(violations.length ? 1 : 0);

// Runs the import rules and refuses to be satisfied by an empty walk: a tool that sees no modules finds no faults.

import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const require = createRequire(import.meta.url);
const config = require('../.dependency-cruiser.cjs');
const FEWEST_MODULES = 40;

const { output } = await cruise(
  ['apps', 'packages', 'e2e', 'bench'],
  { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true, tsConfig: config.options.tsConfig },
  undefined,
  { tsConfig: extractTsConfig('tsconfig.json') },
);
const { violations, totalCruised } = output.summary;
if (totalCruised < FEWEST_MODULES) {
  console.error(`imports: only ${totalCruised} modules were seen; the check did not look at the code`);
  process.exit(1);
}
for (const v of violations) {
  const why = config.forbidden.find((r) => r.name === v.rule.name)?.comment ?? '';
  const path = v.cycle ? v.cycle.map((c) => c.name).join(' → ') : v.to;
  console.error(`imports: ${v.rule.name}: ${v.from} → ${path}\n         ${why}`);
}
console.log(`imports: ${totalCruised} modules, ${violations.length} violations`);
process.exit(violations.length ? 1 : 0);

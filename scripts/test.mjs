// `npm test`: everything that must hold before a change lands, cheapest first. Prints one line of totals at the end.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

const checks = [
  ['types', 'npx', ['tsc', '-p', 'tsconfig.json']],
  ['lint and format', 'npx', ['biome', 'check', '.']],
  ['imports', 'node', ['scripts/check-imports.mjs']],
  ['unused code', 'npx', ['knip']],
  ['build', 'node', ['scripts/build.mjs']],
];

/** The browser runs after the rest, so that it does not share two cores with two databases. */
const rounds = [
  ['--project', 'packages', '--project', 'web'],
  ['--project', 'server-embedded', '--project', 'server-postgres'],
  ['--project', 'e2e'],
];

const seconds = (from) => ((Date.now() - from) / 1000).toFixed(1);
const begun = Date.now();

function run(name, command, args) {
  const from = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds(from)} s`);
  return status === 0;
}

const reports = mkdtempSync(join(tmpdir(), 'vesta-reports-'));
let failed = false;
const totals = { passed: 0, failed: 0, skipped: 0 };
for (const [name, command, args] of checks) if (!run(name, command, args)) failed = true;
for (const [index, projects] of rounds.entries()) {
  const file = join(reports, `${index}.json`);
  const args = ['vitest', 'run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  if (!run(`tests: ${projects.filter((p) => p !== '--project').join(', ')}`, 'npx', args)) failed = true;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    totals.passed += report.numPassedTests;
    totals.failed += report.numFailedTests;
    totals.skipped += report.numPendingTests + report.numTodoTests;
  } catch {
    failed = true;
  }
}
rmSync(reports, { recursive: true, force: true });
if (totals.passed === 0) failed = true;
console.log(`\n${failed ? 'FAILED' : 'Passed'} in ${seconds(begun)} s`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(failed ? 1 : 0);

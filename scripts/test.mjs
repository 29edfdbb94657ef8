// `npm test`: everything that must hold before a change lands. Prints one line of totals at the end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './lib/root.mjs';

/**
 * Two rows side by side: what one leaves of two cores while it starts, waits for a database or comes to its last file,
 * the other takes. The browser comes after both, so that it shares the cores with nobody.
 */
const rows = [
  [
    // Several checkers each work out again what files share; beside another row that costs more than it saves.
    ['types', 'node', ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json', '--checkers', '1']],
    ['lint and format', 'node', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']],
    ['licences', 'node', ['scripts/licences.mjs']],
    ['imports', 'node', ['scripts/check-imports.mjs']],
    ['unused code', 'node', ['node_modules/knip/bin/knip.js']],
    { projects: ['packages', 'web'] },
  ],
  [['build', 'node', ['scripts/build.mjs']], { projects: ['server-embedded', 'server-postgres'], waits: true }],
];
const last = { projects: ['e2e'], waits: true };

/** Tests that wait for a database, a killed process or a page leave room for one more beside them. */
const workers = availableParallelism() + 1;

const seconds = (from) => ((Date.now() - from) / 1000).toFixed(1);
const begun = Date.now();

/** A quiet one keeps what it has to say until it has ended, so that two at a time do not talk over each other. */
async function run(name, command, args, { quiet = false } = {}) {
  const from = Date.now();
  if (!quiet) console.log(`\n── ${name}`);
  const child = spawn(command, args, { cwd: root, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  const said = [];
  for (const stream of quiet ? [child.stdout, child.stderr] : []) stream.on('data', (bytes) => said.push(bytes));
  const [status] = await once(child, 'close');
  process.stdout.write(Buffer.concat(said));
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds(from)} s`);
  return status === 0;
}

const reports = mkdtempSync(join(tmpdir(), 'vesta-reports-'));
let failed = false;
const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

async function runTests({ projects, waits }, { quiet = false } = {}) {
  const file = join(reports, `${projects.join('-')}.json`);
  const args = [
    ...['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((name) => ['--project', name])],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ...(waits ? [`--maxWorkers=${workers}`] : []),
  ];
  if (!(await run(`tests: ${projects.join(', ')}`, 'node', args, { quiet }))) failed = true;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    totals.passed += report.numPassedTests;
    totals.failed += report.numFailedTests;
    totals.skipped += report.numPendingTests + report.numTodoTests;
    for (const { name, assertionResults } of report.testResults)
      for (const { status, fullName } of assertionResults)
        if (status === 'failed') failures.push(`${relative(root, name)}: ${fullName}`);
  } catch {
    failed = true;
  }
}

async function runRow(row) {
  for (const part of row) {
    if (!Array.isArray(part)) await runTests(part, { quiet: true });
    else if (!(await run(...part, { quiet: true }))) failed = true;
  }
}

await Promise.all(rows.map(runRow));
await runTests(last);
rmSync(reports, { recursive: true, force: true });
if (totals.passed === 0) failed = true;
// Once more at the end, where they are looked for.
if (failures.length > 0) console.log(`\nFailed tests:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
console.log(`\n${failed ? 'FAILED' : 'Passed'} in ${seconds(begun)} s`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(failed ? 1 : 0);

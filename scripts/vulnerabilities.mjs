// `npm run check:vulnerabilities`: asks npm's registry about known weaknesses of what is shipped. Fails on grave ones; says
// so when nobody answered. Not part of `npm test`, which must give the same answer without a network.
import { spawnSync } from 'node:child_process';
import { auditVerdict } from './lib/audit-verdict.mjs';
import { root } from './lib/root.mjs';

const PATIENCE_MS = 60_000;

const options = { cwd: root, encoding: 'utf8', timeout: PATIENCE_MS, maxBuffer: 64 * 1024 ** 2 };
const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], options);
const answer = (() => {
  try {
    return JSON.parse(stdout);
  } catch {
    return null;
  }
})();
const { isBad, lines } = auditVerdict(answer);
for (const line of lines) console.log(`vulnerabilities: ${line}`);
process.exit(isBad ? 1 : 0);

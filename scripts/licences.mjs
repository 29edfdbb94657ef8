// Which licences come with the product, from the lock file. Fails on one that nobody has looked at.
// `--list` prints every package; otherwise only those that ask for more than their notice.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asking, readByHand, verdictOn } from './lib/licence-rules.mjs';
import { root } from './lib/root.mjs';

const FEWEST_PACKAGES = 100;

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const shipped = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, { version, license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return { name, version, licence: license ?? readByHand[name] ?? 'unknown' };
  });
if (shipped.length < FEWEST_PACKAGES) {
  console.error(`licences: only ${shipped.length} packages were seen; the check did not look at the lock file`);
  process.exit(1);
}

const judged = shipped.map((one) => ({ ...one, ...verdictOn(one.licence) }));
if (process.argv.includes('--list'))
  for (const { name, version, licence } of judged) console.log(`${name}@${version}\t${licence}`);

for (const [licence, what] of Object.entries(asking)) {
  const names = [...new Set(judged.filter(({ asks }) => asks.includes(licence)).map(({ name }) => name))];
  if (names.length > 0) console.log(`licences: ${licence} (${what}): ${names.join(', ')}`);
}
const unknown = judged.filter(({ isKnown }) => !isKnown);
for (const { name, version, licence } of unknown)
  console.error(
    `licences: ${name}@${version} is under "${licence}", which scripts/lib/licence-rules.mjs does not know`,
  );
console.log(`licences: ${judged.length} packages, ${unknown.length} unknown`);
process.exit(unknown.length ? 1 : 0);

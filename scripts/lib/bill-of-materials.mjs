import { readByHand } from './licence-rules.mjs';
import { productionPackages } from './production-packages.mjs';

const nameIn = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The lock file writes `sha512-` and base64; bills want the name of the sum and hexadecimal digits. */
const hashesOf = (integrity) => {
  const [, sum, digest] = /^sha(\d+)-(\S+)$/.exec(integrity ?? '') ?? [];
  return sum ? [{ alg: `SHA-${sum}`, content: Buffer.from(digest, 'base64').toString('hex') }] : [];
};

const componentOf = (name, { version, license, integrity }) => {
  const licence = license ?? readByHand[name];
  const hashes = hashesOf(integrity);
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(licence ? { licenses: [{ expression: licence }] } : {}),
    ...(hashes.length > 0 ? { hashes } : {}),
  };
};

/** What of a release runs: the server with its packages beside it, the page with its own inside its scripts. */
const SHIPPED = ['apps/server', 'apps/web'];

/**
 * What a release consists of besides our own code, as CycloneDX: every package of the lock file that is shipped and
 * that `isThere`. Without a time in it, so that the same release has the same bill.
 */
export function billOfMaterials({ version, packages, isThere = () => true }) {
  const components = SHIPPED.flatMap((workspace) => productionPackages(packages, workspace))
    .filter(isThere)
    .map((path) => componentOf(nameIn(path), packages[path]));
  const known = new Map(components.map((one) => [one.purl, one]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'vesta', version } },
    components: [...known.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}

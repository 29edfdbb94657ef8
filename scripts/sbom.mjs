// `npm run sbom`: the bill of materials that lies in every release, on standard output.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './lib/bill-of-materials.mjs';
import { root } from './lib/root.mjs';

const { version, packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const isThere = (path) => existsSync(join(root, path));
console.log(JSON.stringify(billOfMaterials({ version, packages, isThere }), null, 2));

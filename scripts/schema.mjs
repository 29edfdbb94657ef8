// `npm run schema -- --name what_changes`: writes the migration for what has changed in apps/server/src/db/schema.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { toolRequire } from './lib/tool.mjs';

toolRequire('schema');
// The package does not export its program, so it is named by its place.
const program = join(root, 'tools/schema/node_modules/drizzle-kit/bin.cjs');
const args = [program, 'generate', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: join(root, 'apps/server'), stdio: 'inherit' });
process.exit(status ?? 1);

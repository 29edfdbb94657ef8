import { mkdir, statfs, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer } from '../../admin/admin-command.ts';
import { askServer } from '../../admin/ask-server.ts';
import { doctorCommand } from '../../admin/commands/doctor.ts';
import { type Config, readConfig } from '../../config/config.ts';
import { ConfigError } from '../../config/config-error.ts';
import { type Diagnosis, inLines } from '../../modules/health/diagnosis.ts';
import { type Command, EXIT_FAILED, EXIT_OK } from '../run-cli.ts';

const LEAST_FREE_BYTES = 1024 ** 3;

function settings(): { config: Config | null; found: Diagnosis } {
  const what = 'settings';
  try {
    const config = readConfig({ LOG_LEVEL: 'silent', ...process.env });
    return { config, found: { what, ok: true, found: 'complete', advice: '' } };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const advice = 'Correct them; docs/operations.md explains each.';
    return { config: null, found: { what, ok: false, found: error.message, advice } };
  }
}

/** Whether the folder of the data can be written to and has room. */
async function dataFolder({ dataDir }: Config): Promise<Diagnosis> {
  const what = 'data folder';
  const probe = join(dataDir, `.doctor-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, 'probe');
    await unlink(probe);
  } catch {
    const advice = 'Give it to the user that Vesta runs as, make room, or name another folder in DATA_DIR.';
    return { what, ok: false, found: 'cannot be written to', advice };
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  if (free >= LEAST_FREE_BYTES) return { what, ok: true, found: 'writable, with room', advice: '' };
  return { what, ok: false, found: `${Math.round(free / 1e6)} MB are free`, advice: 'Make room before uploads fail.' };
}

/** By the running server, or in a house of its own; a house that does not open says why in words of its own. */
async function house(config: Config): Promise<Diagnosis[]> {
  try {
    const told: Answer | null = await askServer(config, 'doctor', []);
    if (told) return told.data as Diagnosis[];
    const { withHouse } = await import('../with-house.ts');
    return await withHouse(async (open) => (await doctorCommand.run(open, [])).data as Diagnosis[]);
  } catch (error) {
    const found = error instanceof Error ? error.message : 'it does not open';
    return [{ what: 'house', ok: false, found, advice: 'Nothing can be served until this is put right.' }];
  }
}

export const doctor: Command = {
  summary: doctorCommand.summary,
  usage: 'doctor [--json]',
  run: async (args) => {
    const { config, found } = settings();
    const rest = config ? [await dataFolder(config), ...(await house(config))] : [];
    const all = [found, ...rest];
    console.log(args.includes('--json') ? JSON.stringify(all, null, 2) : inLines(all));
    return all.every(({ ok }) => ok) ? EXIT_OK : EXIT_FAILED;
  },
};

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BareServerSettings } from './bare-server-settings.ts';
import { freePort } from './free-port.ts';
import { childBundle } from './paths.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export async function startBareServer(
  folder: string,
  wanted: Omit<BareServerSettings, 'port'>,
): Promise<ServerProcess> {
  const port = await freePort();
  const file = path.join(folder, `bare-server-${port}.json`);
  await writeFile(file, JSON.stringify({ ...wanted, port } satisfies BareServerSettings));
  return startServer({ file: childBundle('bare-server'), args: [file], env: {}, port, readyPath: '/ready' });
}

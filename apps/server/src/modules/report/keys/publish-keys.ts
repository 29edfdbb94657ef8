import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../../config/config.ts';
import type { PublicReportKeys } from './report-keys.ts';

export const publicKeysFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'report-keys.json');

/** Lays the public halves beside the data, so that `vesta verify` needs neither the database nor the network. */
export function publishKeys(config: Pick<Config, 'dataDir'>, keys: PublicReportKeys): void {
  const path = publicKeysFile(config);
  const text = `${JSON.stringify(keys, null, 2)}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

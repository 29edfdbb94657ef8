import { join } from 'node:path';
import type { Config } from './config.ts';

type DataDirectory = Pick<Config, 'dataDir'>;

export const filesDirectory = ({ dataDir }: DataDirectory): string => join(dataDir, 'files');
export const outboxDirectory = ({ dataDir }: DataDirectory): string => join(dataDir, 'outbox');

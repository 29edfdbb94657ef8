import { join } from 'node:path';
import type { Config } from './config.ts';

type DataDirectory = Pick<Config, 'dataDir'>;

export const filesDirectory = ({ dataDir }: DataDirectory): string => join(dataDir, 'files');
export const outboxDirectory = ({ dataDir }: DataDirectory): string => join(dataDir, 'outbox');
/** Heads of the record of acts, one line each. Belongs with the master key, not with the backup. */
export const auditHeadsFile = ({ dataDir }: DataDirectory): string => join(dataDir, 'audit-heads.log');
/** Ids of what was erased. Kept apart from backups: what a restored one brings back is erased again. */
export const erasedListFile = ({ dataDir }: DataDirectory): string => join(dataDir, 'erased.log');

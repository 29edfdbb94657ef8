import { countDue, runRetention } from '../../modules/retention/run-retention.ts';
import { type AdminCommand, misused, said } from '../admin-command.ts';
import { table } from '../table.ts';

export const retentionCommand: AdminCommand = {
  summary: 'Show what would be erased now, per class, or erase it without waiting for the night.',
  usage: 'retention --dry-run | retention run',
  run: async (house, [verb]) => {
    if (verb !== '--dry-run' && verb !== 'run') return misused(retentionCommand);
    const counts = verb === 'run' ? await runRetention(house) : await countDue(house);
    const rows = Object.entries(counts).map(([kind, count]) => ({ class: kind, count }));
    return said(table(rows), counts);
  },
};

import { rotateKeys } from '../../modules/house/rotate-keys.ts';
import { type AdminCommand, misused, said } from '../admin-command.ts';
import { table } from '../table.ts';

export const keysCommand: AdminCommand = {
  summary: 'Seal everything under the current MASTER_KEY. Name the old one in MASTER_KEY_PREVIOUS until this has run.',
  usage: 'keys rotate',
  run: async (house, [verb]) => {
    if (verb !== 'rotate') return misused(keysCommand);
    const counts = await rotateKeys(house);
    return said(table(Object.entries(counts).map(([kind, sealed]) => ({ kind, sealed }))), counts);
  },
};

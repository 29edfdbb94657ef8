import { diagnose } from '../../modules/health/diagnose.ts';
import { inLines } from '../../modules/health/diagnosis.ts';
import type { AdminCommand } from '../admin-command.ts';

export const doctorCommand: AdminCommand = {
  summary: 'Look at settings, key, database, storage, mail, clock and queue; say what is wrong and what to do.',
  usage: 'doctor',
  run: async (house) => {
    const found = await diagnose(house);
    return { status: found.every(({ ok }) => ok) ? 0 : 1, text: inLines(found), data: found };
  },
};

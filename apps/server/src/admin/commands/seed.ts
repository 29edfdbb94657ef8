import { seedDemo } from '../../db/seed/seed.ts';
import { type AdminCommand, said } from '../admin-command.ts';

export const seedCommand: AdminCommand = {
  summary: 'Add the demo companies, listings and people. Does nothing where they are already.',
  usage: 'seed',
  run: async (house) => said((await seedDemo(house)) ? 'Demo data added.' : 'The demo data was there already.'),
};

import { seedDemo } from '../../db/seed/seed.ts';
import { type Command, EXIT_OK } from '../run-cli.ts';
import { withHouse } from '../with-house.ts';

export const seed: Command = {
  summary: 'Add the demo companies, listings and people. Does nothing where they are already.',
  usage: 'seed',
  run: () =>
    withHouse(async (house) => {
      console.log((await seedDemo(house)) ? 'Demo data added.' : 'The demo data was there already.');
      return EXIT_OK;
    }),
};

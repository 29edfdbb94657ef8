import { type Command, EXIT_OK } from '../run-cli.ts';
import { withHouse } from '../with-house.ts';

export const migrateCommand: Command = {
  summary: 'Bring the database forward to this version. Serving does it as well; this is for doing it beforehand.',
  usage: 'migrate',
  run: () =>
    withHouse(async ({ database }) => {
      console.log(`The ${database.kind} database is up to date.`);
      return EXIT_OK;
    }),
};

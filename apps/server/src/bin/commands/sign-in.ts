import { isPersonaName, personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createResumeLink } from '../../modules/auth/create-resume-link.ts';
import { type Command, EXIT_FAILED, EXIT_OK, EXIT_USAGE } from '../run-cli.ts';
import { withHouse } from '../with-house.ts';

/** A short cut for trying Vesta out: what the continue-later mail would bring. Not for production. */
export const signIn: Command = {
  summary: `Print a link that opens the application of a demo person (${Object.keys(personas).join(', ')}).`,
  usage: 'sign-in <person>',
  run: async ([name = '']) => {
    if (!isPersonaName(name)) {
      console.error(`Name one of: ${Object.keys(personas).join(', ')}.`);
      return EXIT_USAGE;
    }
    return withHouse(async (house) => {
      if (house.config.production) {
        console.error('Demo people are not for production.');
        return EXIT_FAILED;
      }
      const { language, applicationId, region, applicationType } = personas[name];
      const target = { id: applicationId, region, applicationType };
      console.log(await inTransaction(house.database, (tx) => createResumeLink(house, tx, target, language)));
      return EXIT_OK;
    });
  },
};

import { rotateKeys } from '../../modules/house/rotate-keys.ts';
import { type Command, EXIT_OK, EXIT_USAGE } from '../run-cli.ts';
import { withHouse } from '../with-house.ts';

export const keys: Command = {
  summary: 'Seal everything under the current MASTER_KEY. Name the old one in MASTER_KEY_PREVIOUS until this has run.',
  usage: 'keys rotate',
  run: async ([verb]) => {
    if (verb !== 'rotate') {
      console.error('Use: vesta keys rotate.');
      return EXIT_USAGE;
    }
    return withHouse(async (house) => {
      const counts = await rotateKeys(house);
      console.table(counts);
      return EXIT_OK;
    });
  },
};

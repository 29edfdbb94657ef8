import { countByQueue, listDeadLetters, retryDeadLetter } from '../../jobs/dead-letters.ts';
import { type Command, EXIT_FAILED, EXIT_OK, EXIT_USAGE } from '../run-cli.ts';
import { withHouse } from '../with-house.ts';

export const jobs: Command = {
  summary: 'Show background jobs, those that were given up, and run one of them again.',
  usage: 'jobs [dead | retry <id>]',
  run: ([verb, id]) =>
    withHouse(async ({ queue }) => {
      if (verb === undefined) {
        console.table(await countByQueue(queue));
        return EXIT_OK;
      }
      if (verb === 'dead') {
        console.table(await listDeadLetters(queue));
        return EXIT_OK;
      }
      if (verb === 'retry' && id) {
        const found = await retryDeadLetter(queue, id);
        console.log(found ? 'The job will run again.' : 'There is no given-up job with this id.');
        return found ? EXIT_OK : EXIT_FAILED;
      }
      console.error('Use: vesta jobs, vesta jobs dead, or vesta jobs retry <id>.');
      return EXIT_USAGE;
    }),
};

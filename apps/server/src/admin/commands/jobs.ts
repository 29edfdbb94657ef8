import { isUuid } from '@vesta/domain/uuid';
import { countByQueue, dropDeadLetter, listDeadLetters, retryDeadLetter } from '../../jobs/dead-letters.ts';
import { type AdminCommand, failed, listed, misused, said } from '../admin-command.ts';

export const jobsCommand: AdminCommand = {
  summary: 'Show background jobs and those that were given up; run one of them again, or drop it.',
  usage: 'jobs [dead | retry <id> | drop <id>]',
  run: async ({ queue }, [verb, id]) => {
    if (verb === undefined) return listed(await countByQueue(queue), 'There are no jobs.');
    if (verb === 'dead') return listed(await listDeadLetters(queue), 'No job was given up.');
    if ((verb !== 'retry' && verb !== 'drop') || !id) return misused(jobsCommand);
    const act = verb === 'retry' ? retryDeadLetter : dropDeadLetter;
    if (!isUuid(id) || !(await act(queue, id))) return failed('There is no given-up job with this id.');
    return said(verb === 'retry' ? 'The job will run again.' : 'The job is gone.');
  },
};

import type { Day } from '../dates/day.ts';

/** Forms outlive a day on a server that never sleeps, so they ask for today each time they judge. */
export interface FormClock {
  today: () => Day;
}

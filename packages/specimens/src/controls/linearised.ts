import { control, papers } from './control.ts';
import { linearise } from './linearise/linearise.ts';

/** Written for the web: two tables and two ends of file, though nobody has changed anything. */
export const linearised = control('linearised', papers, 'text', async (specimen) => ({
  bytes: await linearise(specimen.bytes),
}));

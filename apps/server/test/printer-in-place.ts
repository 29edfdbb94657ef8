import type { PaperPrinter } from '../src/adapters/printer/port.ts';
import { setJob } from '../src/adapters/printer/set-job.ts';

/** Sets papers where it stands: most tests are about what is printed, and a process for each house would cost seconds. */
export const printerInPlace: PaperPrinter = { print: setJob, close: async () => undefined };

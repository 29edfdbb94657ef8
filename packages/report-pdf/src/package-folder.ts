import { createRequire } from 'node:module';
import path from 'node:path';

/** Templates and fonts lie beside the sources; asked by name, the folder is the same from the server's bundle. */
export const packageFolder = path.dirname(
  path.dirname(createRequire(import.meta.url).resolve('@vesta/report-pdf/package-folder')),
);

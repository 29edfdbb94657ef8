import { checksFiles } from './checks-files.ts';
import { checksPapers } from './checks-papers.ts';
import { checksStatements } from './checks-statements.ts';

/** What all checks say, under the keys that findings carry: `checks.<rule>.<outcome or variant>`. */
export const checks = { checks: { ...checksFiles, ...checksPapers, ...checksStatements } } as const;

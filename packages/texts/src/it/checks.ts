import type { Bundles } from '../bundles.ts';
import { checksFiles } from './checks-files.ts';
import { checksPapers } from './checks-papers.ts';
import { checksStatements } from './checks-statements.ts';

export const checks: Bundles['checks'] = { checks: { ...checksFiles, ...checksPapers, ...checksStatements } };

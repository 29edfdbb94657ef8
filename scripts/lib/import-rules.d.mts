import type { Imports } from './imports.mjs';

export interface ImportRule {
  name: string;
  comment?: string;
  severity?: string;
  from: { path?: string; pathNot?: string };
  to: { path?: string; pathNot?: string; circular?: true; reachable?: true; dependencyTypes?: string[] };
}

/** What stands against the rules: the name of the rule, and the way from the importer to what it must not reach. */
export function violationsOf(rules: readonly ImportRule[], imports: Imports): { rule: string; way: string[] }[];

import type { PersonaName } from '../../apps/server/src/db/seed/personas.ts';
import type { Applicant } from '../harness/applicant.ts';
import type { Words } from '../harness/words.ts';

/** One page in one state. The gallery shows it, and the accessibility tests walk over it: a new screen is one line here. */
export interface Shot {
  page: string;
  state: string;
  /** What stands behind the language; a shot without languages gives its whole address. */
  path: string;
  as?: PersonaName;
  /** The page speaks no language of its own and is shown once. */
  oneLanguage?: true;
  /** Waiting is the state itself, so nobody waits for its end. */
  busy?: true;
  /** Looks different enough at night to be shown in dark as well. */
  dark?: true;
  /** Made of what other shots show too, or gone through by a test of its own: looked at with all languages only. */
  seenElsewhere?: true;
  /** For whoever builds or tries Vesta: it may name things as machines do. */
  notForPeople?: true;
  /** A report whose figures open what is behind them: the walk opens every one and reads it. */
  figures?: true;
  before?: (applicant: Applicant) => Promise<void>;
  after?: (applicant: Applicant, words: Words) => Promise<void>;
}

import { withoutMarks } from '../text/fold.ts';
import { tidy } from './tidy.ts';

interface PersonName {
  first_name: string;
  last_name: string;
}

/** The words of a name without accents, case, punctuation and order: Rossi Nicolò is Nicolo' Rossi. */
function wordsOf(name: string): string {
  const bare = withoutMarks(tidy(name))
    .replace(/['’.,]/gu, '')
    .toLowerCase();
  return bare
    .split(/[\s-]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}

/** Whether somebody in the household bears the applicant's own name. It may be a slip or a namesake: a warning. */
export function isSameName(user: PersonName, fullname: string): boolean {
  const own = wordsOf(`${user.first_name} ${user.last_name}`);
  return own !== '' && own === wordsOf(fullname);
}

export const DATE_LENGTH = 10;

const yearFirst = /^\s*(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?:\D.*)?$/s;
/** Digits of day, month and year. */
const widths = [2, 2, 4] as const;

/** A lone 0 is not a day yet: only 1 to 9 are completed by a separator. */
const complete = (group: string): string => (/^[1-9]$/.test(group) ? `0${group}` : group);

/** Cuts typed characters into day, month and year; a separator closes a group early, anything else is ignored. */
function groupsOf(typed: string): string[] {
  const groups: string[] = [];
  let group = '';
  for (const character of typed) {
    const isDigit = /\d/.test(character);
    if (!isDigit && !/[./\- ]/.test(character)) continue;
    if (!isDigit) group = groups.length < 2 ? complete(group) : group;
    if (groups.length < 2 && group.length === 2) {
      groups.push(group);
      group = '';
    }
    if (isDigit && group.length < (widths[groups.length] ?? 0)) group += character;
  }
  return [...groups, group];
}

/** Whether a text came about by taking characters out of another, at one place. */
function isRemoval(before: string, after: string): boolean {
  if (after.length >= before.length) return false;
  let head = 0;
  while (head < after.length && after[head] === before[head]) head += 1;
  return before.endsWith(after.slice(head));
}

/**
 * The text of a date field after each key or paste: slashes come by themselves, single digits get their zero when
 * a separator is typed, and other ways of writing (1.2.1990, 1990-02-01) are turned round.
 * `previous` is the text before: what a person takes away is not put back, or a slash could never be deleted.
 */
export function formatDateWhileTyping(typed: string, previous = ''): string {
  if (isRemoval(previous, typed)) {
    const kept = typed.replace(/[^\d/]/g, '').slice(0, DATE_LENGTH);
    return previous.startsWith(kept) ? kept.replace(/\/+$/, '') : kept;
  }
  const groups = groupsOf(typed.replace(yearFirst, '$3/$2/$1'));
  const last = groups.at(-1) ?? '';
  const wantsSlash = groups.length < 3 && last.length === 2;
  return groups.join('/') + (wantsSlash ? '/' : '');
}

/** `npm run test:long` looks at all of it, `npm test` at a part that would show the same fault. */
const isInFull = (): boolean => process.env.EXHIBITIONS === 'all';

/** On how many made-up cases a property is tried; `full` is for the long run. */
export const runs = (full: number): number => (isInFull() ? full : Math.ceil(full / 5));

/**
 * Every so manieth of cases that differ in a few ways at once. A step that does not divide the number of any way takes
 * each of them, though not with each of the others.
 */
export const spread = <T>(cases: readonly T[], step: number): readonly T[] =>
  isInFull() ? cases : cases.filter((_, at) => at % step === 0);

/** What a look at one part of the installation found, and what to do about it. */
export interface Diagnosis {
  readonly what: string;
  readonly ok: boolean;
  readonly found: string;
  /** Empty where all is well. */
  readonly advice: string;
}

export const inLines = (found: readonly Diagnosis[]): string =>
  found
    .map(
      ({ what, ok, found: said, advice }) =>
        `${ok ? 'ok   ' : 'WRONG'} ${what}: ${said}${ok ? '' : `\n      ${advice}`}`,
    )
    .join('\n');

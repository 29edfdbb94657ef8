const employed: readonly string[] = ['Employed', 'Hybrid-employed'];

/** Whether somebody is paid wages, by what they say of themselves; null where they have said nothing. */
export const isPaidByOthers = (status: string | null | undefined): boolean | null =>
  status == null ? null : employed.includes(status);

import type { DeskPageName } from '@vesta/domain/desk/pages';

export interface Section {
  to: string;
  label: string;
  /** The pages on which this section counts as the present one. */
  pages: readonly DeskPageName[];
}

/** Which parts of the desk a person sees in the bar. */
export function useSections(): Section[] {
  return [];
}

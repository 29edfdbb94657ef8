/** The program that laid a slip out. It only changes how print is to be understood, never which labels are known. */
export interface LayoutFamily {
  readonly layout: string;
  readonly country: 'IT' | 'DE';
  /** Any of these, in plain small letters, gives the family away. */
  readonly hints: readonly RegExp[];
  /** The form has a printed rule where amounts would have their comma. */
  readonly ruled?: boolean;
}

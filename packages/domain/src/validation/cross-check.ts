import * as z from 'zod/mini';
import type { ValidationCode } from './codes.ts';

/** What several answers together get wrong: the code for each field that has to change, null where all is well. */
export type Refusals<T> = { [Field in keyof T & string]?: ValidationCode | null };

/** Turns a named rule over a whole form into a check that marks the fields the rule names. */
export const crossCheck = <T>(rule: (values: T) => Refusals<T>) =>
  z.superRefine<T>((values, context) => {
    for (const [field, refused] of Object.entries<ValidationCode | null | undefined>(rule(values))) {
      if (refused) context.addIssue({ code: 'custom', message: refused, path: [field] });
    }
  });

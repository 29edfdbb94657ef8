import { createContext, useContext } from 'react';

/** What a control has to know of the field around it. */
export type FieldWiring = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRead: boolean;
  isRequired: boolean;
};

export const FieldContext = createContext<FieldWiring | null>(null);

/** The attributes that tie a control to its label, hint and error; the caller's own id wins. */
export function useFieldControl(ownId?: string) {
  const field = useContext(FieldContext);
  if (!field) return { id: ownId };
  return {
    id: ownId ?? field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': field.isRequired || undefined,
    'data-read': field.isRead || undefined,
  };
}

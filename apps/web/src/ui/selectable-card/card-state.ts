export type CardState = 'rest' | 'active' | 'warning' | 'inactive' | 'error';

export type CardFacts = { selected: boolean; error: boolean; warningText: string | undefined; disabled: boolean };

/** The gravest fact wins: what cannot be used, what is wrong, what needs a look, what was chosen. */
export function cardState({ selected, error, warningText, disabled }: CardFacts): CardState {
  if (disabled) return 'inactive';
  if (error) return 'error';
  if (warningText) return 'warning';
  return selected ? 'active' : 'rest';
}

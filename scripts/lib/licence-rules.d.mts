export const plain: ReadonlySet<string>;
export const asking: Readonly<Record<string, string>>;
export const readByHand: Readonly<Record<string, string>>;
/** Whether every licence of an expression is known, and which of them ask for more than their notice. */
export function verdictOn(expression: string): { isKnown: boolean; asks: string[] };

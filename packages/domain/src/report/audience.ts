/**
 * Who reads a report. The owner sees everything; `household` are the others who apply together, `recipient` the landlord
 * or agent, `partner` whoever sent the person here. What each may see is an allow-list of the engine.
 */
export const audiences = ['owner', 'household', 'recipient', 'partner', 'lender'] as const;
export type Audience = (typeof audiences)[number];

/** Somebody to whom the owner released a report. */
export type Reader = Exclude<Audience, 'owner' | 'household'>;

/** Whose account is on the other side of a booking. */
export type Ownership = 'own account' | 'own name' | 'somebody else' | 'unknown';

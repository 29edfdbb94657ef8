import { createContext, useContext } from 'react';
import { session } from '../../lib/session.ts';

/** Whose session a file travels under: the person's own, or the one that a phone got for a while. */
export const BearerContext = createContext<() => string | null>(session.token);

export const useBearer = (): (() => string | null) => useContext(BearerContext);

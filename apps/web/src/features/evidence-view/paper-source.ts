import type { FactCorrection } from '@vesta/domain/documents/reading';
import { createContext } from 'react';

/** Where papers come from and corrections go to when it is not their owner who looks. */
export interface PaperSource {
  pageAddress: (documentId: string, page: number) => string;
  correct: (documentId: string, correction: FactCorrection) => Promise<void>;
}

export const PaperSourceContext = createContext<PaperSource | null>(null);

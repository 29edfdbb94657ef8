import { useRoute } from './use-route.ts';

/** Whom the report is for: a lender where a loan is asked for, else a landlord. Texts choose their words by it. */
export function useReader(): { reader: 'lender' | 'landlord' } {
  const { applicationType } = useRoute();
  return { reader: applicationType === 'mortgage' ? 'lender' : 'landlord' };
}

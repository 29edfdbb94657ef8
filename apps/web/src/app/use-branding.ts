import type { Company } from '@vesta/domain/listing';
import { useEffect } from 'react';
import { useFlow } from '../lib/flow/flow.ts';

const coloursOf = (company: Company) => ({
  primary: company.visualPrimaryColor,
  secondary: company.visualSecondaryColor,
  background: company.visualBackgroundColor,
  header: company.visualHeaderColor,
});

/**
 * Lets the colours of the listing's company flow through the tokens, corrected until everything stays readable. The
 * arithmetic of colours comes only to those who were invited by a company.
 */
export function useBranding(): void {
  const company = useFlow().listing?.company ?? null;
  useEffect(() => {
    if (!company) return;
    const root = document.documentElement;
    let isShown = true;
    const dress = import('../ui/branding/apply-branding.ts').then(({ applyBranding }) => {
      if (isShown) applyBranding(root, coloursOf(company));
      return applyBranding;
    });
    // Without it the page keeps Vesta's own colours, in which everything works.
    dress.catch(() => {});
    return () => {
      isShown = false;
      void dress.then((applyBranding) => applyBranding(root, null)).catch(() => {});
    };
  }, [company]);
}

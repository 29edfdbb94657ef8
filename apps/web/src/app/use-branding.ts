import { useEffect } from 'react';
import { useFlow } from '../lib/flow/flow.ts';
import { applyBranding } from '../ui/branding/apply-branding.ts';

/** Lets the colours of the listing's company flow through the tokens, corrected until everything stays readable. */
export function useBranding(): void {
  const company = useFlow().listing?.company ?? null;
  useEffect(() => {
    applyBranding(
      document.documentElement,
      company && {
        primary: company.visualPrimaryColor,
        secondary: company.visualSecondaryColor,
        background: company.visualBackgroundColor,
        header: company.visualHeaderColor,
      },
    );
  }, [company]);
}

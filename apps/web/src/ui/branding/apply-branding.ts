import { BRAND_TOKENS, type BrandColours, brandTokens } from '@vesta/domain/branding/brand-tokens';

/** Dresses the page in a company's colours, in both schemes at once; null gives Vesta's own back. */
export function applyBranding(root: HTMLElement, colours: BrandColours | null): void {
  const brand = colours && brandTokens(colours);
  for (const token of BRAND_TOKENS) {
    for (const scheme of ['light', 'dark'] as const) {
      const property = `--brand-${token}-${scheme}`;
      if (brand) root.style.setProperty(property, brand[scheme][token]);
      else root.style.removeProperty(property);
    }
  }
}

import type { BrandColours } from '@vesta/domain/branding/brand-tokens';

export type WorkbenchCompany = {
  id: string;
  name: string;
  tagline: string;
  logoUrl: string | null;
  colours: BrandColours;
};

/** Invented companies: one with colours that work as they are, one whose colours all need help. */
export const COMPANIES: readonly WorkbenchCompany[] = [
  {
    id: 'ortica',
    name: 'Ortica',
    tagline: 'Case in affitto, Milano',
    logoUrl: null,
    colours: { primary: '#5b2450', secondary: '#b0660a', background: '#fbf7f8', header: '#5b2450' },
  },
  {
    id: 'zitrone',
    name: 'Zitrone Wohnen',
    tagline: 'Mieten in Leipzig',
    logoUrl: null,
    colours: { primary: '#ffcc00', secondary: '#ffe98a', background: '#fff7d1', header: '#ffcc00' },
  },
];

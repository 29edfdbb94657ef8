import { isWebLink } from './web-link.ts';

export type MailBrand = {
  name: string;
  logoUrl: string | null;
  primary: string;
  onPrimary: string;
  url: string | null;
};

export const VESTA = 'Vesta';
const PINE = { primary: '#0f4c45', onPrimary: '#ffffff' };
const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

/** Every value fit for its place in the markup: colours that are none and addresses that are none fall away. */
export type ShownBrand = MailBrand & { isVesta: boolean };

export function shownBrand(brand: MailBrand | null): ShownBrand {
  if (brand === null) return { name: VESTA, logoUrl: null, url: null, ...PINE, isVesta: true };
  const coloured = HEX_COLOUR.test(brand.primary) && HEX_COLOUR.test(brand.onPrimary);
  return {
    name: brand.name,
    logoUrl: brand.logoUrl !== null && isWebLink(brand.logoUrl) ? brand.logoUrl : null,
    url: brand.url !== null && isWebLink(brand.url) ? brand.url : null,
    ...(coloured ? { primary: brand.primary, onPrimary: brand.onPrimary } : PINE),
    isVesta: false,
  };
}

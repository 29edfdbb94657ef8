import { withoutForms } from '@vesta/domain/text/fold';

/** Case, accents and the shapes of dashes and quotes differ between printers; what is compared has none of them. */
export const folded = (text: string): string =>
  withoutForms(
    text
      .replace(/ß/g, 'ss')
      .replace(/[’‘`´]/g, "'")
      .replace(/[–—−]/g, '-'),
  ).toLowerCase();

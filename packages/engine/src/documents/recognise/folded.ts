/** Case, accents and the shapes of dashes and quotes differ between printers; what is compared has none of them. */
export const folded = (text: string): string =>
  text
    .replace(/ß/g, 'ss')
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—−]/g, '-')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

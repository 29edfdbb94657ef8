import type { Language } from '@vesta/domain/languages';

/** What a picture shows; its file name says all of it, so that the gallery needs nothing but the folder. */
export interface Picture {
  page: string;
  state: string;
  language: Language;
  width: number;
  scheme: 'light' | 'dark';
}

const SEPARATOR = '--';
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const spoken = (part: string) => part.replaceAll('-', ' ');

export const fileNameOf = ({ page, state, language, width, scheme }: Picture): string =>
  `${[slug(page), slug(state), language, width, scheme].join(SEPARATOR)}.png`;

export function pictureOf(fileName: string): Picture | null {
  const [page, state, language, width, scheme] = fileName.replace(/\.png$/, '').split(SEPARATOR);
  if (!page || !state || !language || !width || (scheme !== 'light' && scheme !== 'dark')) return null;
  return { page: spoken(page), state: spoken(state), language: language as Language, width: Number(width), scheme };
}

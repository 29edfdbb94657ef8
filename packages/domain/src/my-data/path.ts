import type { Language } from '../languages.ts';

export const MY_DATA_PAGE = 'my-data';

/** The page where a person sees, takes along, restricts or erases what is kept about them. */
export const myDataPath = (language: Language): string => `/${language}/${MY_DATA_PAGE}`;

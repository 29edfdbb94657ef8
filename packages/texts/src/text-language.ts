export type TextLanguage = 'en' | 'it' | 'de';

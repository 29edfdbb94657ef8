/** A mail before it has a form: HTML and text are drawn from the same blocks, so neither can say less. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'button'; label: string; link: string };

/** A line in small print; one with a link shows its address. */
export type FooterLine = string | { text: string; link: string };

export type MailContent = {
  subject: string;
  preheader: string;
  heading: string;
  blocks: readonly MailBlock[];
  why: string;
};

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const list = (items: readonly string[]): MailBlock => ({ kind: 'list', items });
export const code = (label: string, digits: string): MailBlock => ({ kind: 'code', label, code: digits });
export const button = (label: string, link: string): MailBlock => ({ kind: 'button', label, link });

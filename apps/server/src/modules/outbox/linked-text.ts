import { escapeHtml } from '../mail/html/escape-html.ts';

const WEB_ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** Escaped text in which web addresses can be followed; every second piece of the split is one. */
export function linkedText(text: string): string {
  return text
    .split(WEB_ADDRESS)
    .map((piece, index) => {
      const shown = escapeHtml(piece);
      return index % 2 === 1 ? `<a href="${shown}" target="_blank" rel="noopener noreferrer">${shown}</a>` : shown;
    })
    .join('');
}

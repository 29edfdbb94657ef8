import { escapeHtml } from '../mail/html/escape-html.ts';

/**
 * The mail's own markup, to be shown only under a policy that runs nothing. Links leave the frame: a page of the
 * product inside it would have no cookies and no scripts.
 */
export function htmlView(html: string | undefined, text: string | undefined): string {
  const base = '<base target="_blank">';
  if (html === undefined) return `<!doctype html><meta charset="utf-8">${base}<pre>${escapeHtml(text ?? '')}</pre>`;
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}

import { escapeHtml } from '../mail/html/escape-html.ts';
import type { OutboxEntry, OutboxPage } from './outbox-folder.ts';
import { pageFrame, timeHtml } from './page-frame.ts';

export const MAILS_PER_PAGE = 50;

export function listPage({ entries, total }: OutboxPage, page: number): string {
  const main =
    total === 0
      ? emptyState
      : `${heading(total)}\n<ol class="mails">\n${entries.map(row).join('\n')}\n</ol>\n${pager(total, page)}`;
  return pageFrame({ title: 'Mails', main });
}

const emptyState = `<section class="empty">
<div class="hearth" aria-hidden="true"></div>
<h1>No mail has been written yet</h1>
<p>As soon as someone signs up, is invited or saves an application for later, the message appears here. Reload the page to look again.</p>
<p><a class="button" href="/">Start an application</a></p>
</section>`;

const heading = (total: number) => `<h1>${total === 1 ? 'One mail' : `${total} mails`}, newest first</h1>`;

function row({ name, at, to, subject }: OutboxEntry): string {
  return `<li><a href="/outbox/${encodeURIComponent(name)}"><span class="subject">${escapeHtml(subject) || '(no subject)'}</span>
<span class="to">${escapeHtml(to)}</span>${timeHtml(at)}</a></li>`;
}

function pager(total: number, page: number): string {
  const last = Math.ceil(total / MAILS_PER_PAGE);
  if (last <= 1) return '';
  const link = (target: number, words: string) =>
    target >= 1 && target <= last ? `<a href="/outbox?page=${target}">${words}</a>` : `<span>${words}</span>`;
  return `<nav class="pager" aria-label="Pages">${link(page - 1, 'Newer')} <span>Page ${page} of ${last}</span> ${link(page + 1, 'Older')}</nav>`;
}

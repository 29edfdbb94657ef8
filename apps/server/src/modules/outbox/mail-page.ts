import type { Attachment, Email } from 'postal-mime';
import { escapeHtml } from '../mail/html/escape-html.ts';
import { linkedText } from './linked-text.ts';
import { addressText } from './outbox-folder.ts';
import { pageFrame, timeHtml } from './page-frame.ts';

export function mailPage(name: string, at: Date, mail: Email): string {
  const base = `/outbox/${encodeURIComponent(name)}`;
  const subject = mail.subject ?? '(no subject)';
  const main = `<p class="back"><a href="/outbox">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl class="facts">
<dt>To</dt><dd>${escapeHtml((mail.to ?? []).map(addressText).join(', '))}</dd>
<dt>From</dt><dd>${escapeHtml(addressText(mail.from))}</dd>
<dt>Written</dt><dd>${timeHtml(at)}</dd>
</dl>
${attachments(base, mail.attachments)}
<h2>As a mail program shows it</h2>
<iframe title="The mail in HTML" src="${base}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>
<h2>As plain text</h2>
<pre class="text">${linkedText(mail.text ?? '')}</pre>
<details><summary>All headers</summary>
<dl class="headers">${mail.headers.map(({ originalKey, value }) => `<dt>${escapeHtml(originalKey)}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}</dl>
</details>
<p><a href="${base}/raw">Download the message (.eml)</a></p>`;
  return pageFrame({ title: subject, main });
}

function attachments(base: string, found: readonly Attachment[]): string {
  if (found.length === 0) return '';
  const items = found.map(
    ({ filename, mimeType }, index) =>
      `<li><a href="${base}/attachments/${index}">${escapeHtml(filename ?? `attachment ${index + 1}`)}</a> <span class="to">${escapeHtml(mimeType)}</span></li>`,
  );
  return `<h2>Attached</h2>\n<ul class="attachments">${items.join('')}</ul>`;
}

export function missingPage(): string {
  return pageFrame({
    title: 'Not found',
    main: `<section class="empty"><div class="hearth" aria-hidden="true"></div><h1>This mail is not in the outbox</h1>
<p>It may have been cleared away. <a href="/outbox">See all mails</a></p></section>`,
  });
}

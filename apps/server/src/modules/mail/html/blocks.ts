import { oneLine } from '../../../adapters/mail/one-line.ts';
import type { ShownBrand } from '../mail-brand.ts';
import type { MailBlock } from '../mail-content.ts';
import { requireWebLink } from '../web-link.ts';
import { escapeHtml } from './escape-html.ts';
import { bodyText, INK, LINE, MONO, SANS, SUNKEN, smallText } from './styles.ts';

export type BlockContext = { brand: ShownBrand; plainLinkHint: string };

export function blockHtml(block: MailBlock, context: BlockContext): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="v-ink" style="${bodyText}">${shown(block.text)}</p>`;
    case 'note':
      return `<p class="v-soft" style="${smallText}margin-bottom:16px;">${shown(block.text)}</p>`;
    case 'list':
      return `<ul class="v-ink" style="${bodyText}padding-left:22px;">${block.items.map((item) => `<li style="margin:0 0 6px;">${shown(item)}</li>`).join('')}</ul>`;
    case 'code':
      return codeHtml(block.label, block.code);
    case 'button':
      return buttonHtml(block.label, block.link, context);
  }
}

const shown = (text: string): string => escapeHtml(oneLine(text));

/** Read aloud digit by digit; copied without blanks, because the gaps are only letter spacing. */
function codeHtml(label: string, code: string): string {
  const spoken = `${oneLine(label)}: ${Array.from(oneLine(code)).join(' ')}`;
  return `<p class="v-soft" style="${smallText}" aria-hidden="true">${shown(label)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;"><tr>
<td class="v-sunken" align="center" bgcolor="${SUNKEN}" style="background-color:${SUNKEN};border:1px solid ${LINE};border-radius:10px;padding:18px 8px;">
<span role="img" aria-label="${escapeHtml(spoken)}"><span class="v-ink v-code" style="font-family:${MONO};font-size:38px;line-height:46px;font-weight:700;letter-spacing:8px;color:${INK};-webkit-user-select:all;user-select:all;">${shown(code)}</span></span>
</td></tr></table>`;
}

function buttonHtml(label: string, link: string, { brand, plainLinkHint }: BlockContext): string {
  const href = escapeHtml(requireWebLink(link));
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px;"><tr>
<td align="center" bgcolor="${brand.primary}" style="background-color:${brand.primary};border-radius:10px;">
<a href="${href}" style="display:inline-block;padding:15px 28px;font-family:${SANS};font-size:17px;line-height:20px;font-weight:600;color:${brand.onPrimary};text-decoration:none;border-radius:10px;">${shown(label)}</a>
</td></tr></table>
<p class="v-soft" style="${smallText}">${shown(plainLinkHint)}</p>
<p style="${smallText}margin-bottom:20px;word-break:break-all;overflow-wrap:anywhere;"><a class="v-link" href="${href}" style="color:${INK};text-decoration:underline;">${href}</a></p>`;
}

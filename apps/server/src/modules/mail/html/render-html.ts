import type { Language } from '@vesta/domain/languages';
import { oneLine } from '../../../adapters/mail/one-line.ts';
import type { FooterLine, MailContent } from '../mail-content.ts';
import { requireWebLink } from '../web-link.ts';
import { type BlockContext, blockHtml } from './blocks.ts';
import { brandHeader } from './brand-header.ts';
import { escapeHtml } from './escape-html.ts';
import { CARD, darkScheme, INK, LINE, PAPER, SERIF, smallText } from './styles.ts';

export type HtmlFrame = BlockContext & { lang: Language; footer: readonly FooterLine[] };

/** Fills the preview line, so that mail programs do not go on into the body. */
const PREVIEW_FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);
const WIDTH = 560;

function footerHtml(line: FooterLine): string {
  if (typeof line === 'string') return escapeHtml(oneLine(line));
  const href = escapeHtml(requireWebLink(line.link));
  return `${escapeHtml(oneLine(line.text))} <a class="v-link" href="${href}" style="color:${INK};text-decoration:underline;">${href}</a>`;
}

export function renderHtml(content: MailContent, frame: HtmlFrame): string {
  const { lang, brand, footer } = frame;
  const subject = escapeHtml(oneLine(content.subject));
  const small = [content.why, ...footer].map(
    (line) => `<p class="v-soft" style="${smallText}">${footerHtml(line)}</p>`,
  );
  return `<!doctype html>
<html lang="${lang}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${darkScheme}</style>
</head>
<body class="v-paper" style="margin:0;padding:0;background-color:${PAPER};-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${PAPER};">${escapeHtml(oneLine(content.preheader))}${PREVIEW_FILLER}</div>
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="${lang}">
<table class="v-paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER}" style="background-color:${PAPER};"><tr><td align="center" style="padding:24px 12px;">
<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH}px;text-align:left;">
<tr><td class="v-pad" style="padding:8px 32px 20px;">${brandHeader(brand)}</td></tr>
<tr><td class="v-card v-pad" bgcolor="${CARD}" style="background-color:${CARD};border:1px solid ${LINE};border-top:4px solid ${brand.primary};border-radius:10px;padding:32px 32px 16px;">
<h1 class="v-ink" style="margin:0 0 16px;font-family:${SERIF};font-size:28px;line-height:35px;font-weight:600;color:${INK};">${escapeHtml(oneLine(content.heading))}</h1>
${content.blocks.map((block) => blockHtml(block, frame)).join('\n')}
</td></tr>
<tr><td class="v-pad" style="padding:20px 32px 8px;">
${small.join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`;
}

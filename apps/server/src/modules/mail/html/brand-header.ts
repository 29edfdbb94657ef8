import type { ShownBrand } from '../mail-brand.ts';
import { escapeHtml } from './escape-html.ts';
import { EMBER, INK, SERIF } from './styles.ts';

export function brandHeader(brand: ShownBrand): string {
  const mark = brand.isVesta
    ? vestaMark
    : brand.logoUrl === null
      ? nameMark(brand.name)
      : logoMark(brand, brand.logoUrl);
  return brand.url === null
    ? mark
    : `<a href="${escapeHtml(brand.url)}" style="text-decoration:none;color:${INK};">${mark}</a>`;
}

const wordStyle = `font-family:${SERIF};font-size:26px;line-height:32px;font-weight:700;color:${INK};`;

const nameMark = (name: string) => `<span class="v-ink" style="${wordStyle}">${escapeHtml(name)}</span>`;

/** The name stands in for a picture that the mail program does not load. */
const logoMark = (brand: ShownBrand, logoUrl: string) =>
  `<img class="v-ink" src="${escapeHtml(logoUrl)}" alt="${escapeHtml(brand.name)}" height="40" style="display:block;height:40px;width:auto;max-width:240px;border:0;${wordStyle}">`;

/** The arch with its fire, drawn without any picture. */
const vestaMark = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:10px;" aria-hidden="true"><div style="width:18px;height:20px;padding-top:8px;border-radius:14px 14px 3px 3px;background-color:#0f4c45;text-align:center;padding-left:5px;padding-right:5px;"><div style="width:10px;height:10px;margin:3px auto 0;border-radius:6px 6px 6px 0;background-color:${EMBER};"></div></div></td>
<td>${nameMark('Vesta')}</td></tr></table>`;

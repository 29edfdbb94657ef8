/** Mail programs drop style sheets, so every element carries its own; the classes serve the dark scheme alone. */
export const INK = '#1b2433';
export const SOFT_INK = '#4c5666';
export const PAPER = '#faf8f5';
export const CARD = '#ffffff';
export const LINE = '#e4ddd3';
export const SUNKEN = '#f3efe9';
export const EMBER = '#c8551f';

export const SANS = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const SERIF = "'Source Serif 4',Georgia,'Times New Roman',serif";
export const MONO = "'SFMono-Regular',Consolas,'Liberation Mono',Menlo,monospace";

export const bodyText = `margin:0 0 16px;font-family:${SANS};font-size:17px;line-height:26px;color:${INK};`;
export const smallText = `margin:0 0 8px;font-family:${SANS};font-size:14px;line-height:21px;color:${SOFT_INK};`;

export const darkScheme = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .v-paper { background-color: #14191f !important; }
  .v-card { background-color: #1c232b !important; border-right-color: #333d48 !important; border-bottom-color: #333d48 !important; border-left-color: #333d48 !important; }
  .v-ink { color: #f1ede6 !important; }
  .v-soft { color: #b4bac3 !important; }
  .v-sunken { background-color: #262f39 !important; border-color: #3d4854 !important; }
  .v-link { color: #8fd0c4 !important; }
}
@media (max-width: 600px) {
  .v-pad { padding-left: 20px !important; padding-right: 20px !important; }
  .v-code { font-size: 32px !important; letter-spacing: 5px !important; }
}`;

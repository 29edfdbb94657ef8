import { pictureOf } from './picture-name.ts';
import { shots } from './shots.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1400px; padding: 0 24px 64px; }
header { position: sticky; top: 0; background: Canvas; padding: 12px 0; border-bottom: 1px solid; z-index: 1; }
form { display: flex; flex-wrap: wrap; gap: 4px 24px; } fieldset { border: 0; padding: 0; margin: 0; } legend { float: left; margin-right: 8px; font-weight: 600; }
.row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
figure { margin: 0; } figure button { display: block; padding: 0; border: 1px solid GrayText; background: none; cursor: zoom-in; }
figure img { display: block; height: 300px; width: auto; max-width: 100%; object-fit: cover; object-position: top; }
figcaption { font-size: 14px; } h3 { margin-bottom: 8px; }
dialog { max-width: 96vw; max-height: 94vh; padding: 12px; } dialog img { max-width: 92vw; } dialog p { margin: 0 0 8px; }
`;

const SCRIPT = `
const figures = [...document.querySelectorAll('figure')];
const form = document.querySelector('form');
const dialog = document.querySelector('dialog');
const visible = () => figures.filter((figure) => !figure.hidden);
function filter() {
  const chosen = new FormData(form);
  for (const figure of figures) figure.hidden = !['language', 'width', 'scheme'].every((key) => chosen.getAll(key).includes(figure.dataset[key]));
  for (const section of [...document.querySelectorAll('section section, main > section')]) section.hidden = !section.querySelector('figure:not([hidden])');
}
let at = 0;
function show(index) {
  const all = visible();
  at = (index + all.length) % all.length;
  const image = all[at].querySelector('img');
  dialog.querySelector('img').src = image.src;
  dialog.querySelector('p').textContent = image.alt + ' (' + (at + 1) + ' of ' + all.length + ', arrow keys leaf through)';
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}
form.addEventListener('change', filter);
document.querySelector('main').addEventListener('click', (event) => {
  const figure = event.target.closest('figure');
  if (figure) show(visible().indexOf(figure));
});
dialog.addEventListener('click', () => dialog.close());
addEventListener('keydown', (event) => {
  if (dialog.open && event.key === 'ArrowRight') show(at + 1);
  if (dialog.open && event.key === 'ArrowLeft') show(at - 1);
});
filter();
`;

/** Phones and desktops in light are what one looks at first. */
const OFF = new Set(['it', 'de', 'dark']);

const choices = (name: string, values: readonly (string | number)[]) =>
  `<fieldset><legend>${name}</legend>${values
    .map(
      (value) =>
        `<label><input type="checkbox" name="${name}" value="${value}"${OFF.has(String(value)) ? '' : ' checked'}> ${value}</label>`,
    )
    .join(' ')}</fieldset>`;

const groupBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

const spoken = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const order = shots.map(({ page, state }) => `${spoken(page)}/${spoken(state)}`);

/** One static page over the pictures of a folder, in the order of the shots. */
export function galleryPage(fileNames: readonly string[]): string {
  const pictures = fileNames
    .flatMap((file) => {
      const picture = pictureOf(file);
      return picture ? [{ ...picture, file, place: order.indexOf(`${picture.page}/${picture.state}`) }] : [];
    })
    .sort((a, b) => a.place - b.place || a.width - b.width || a.file.localeCompare(b.file));
  const figure = ({ file, page, state, language, width, scheme }: (typeof pictures)[number]) =>
    `<figure data-language="${language}" data-width="${width}" data-scheme="${scheme}"><button type="button"><img loading="lazy" src="${file}" alt="${page}, ${state}, ${language}, ${width} px, ${scheme}"></button><figcaption>${language} · ${width} · ${scheme}</figcaption></figure>`;
  const sections = [...groupBy(pictures, ({ page }) => page)].map(
    ([page, ofPage]) =>
      `<section><h2>${page}</h2>${[...groupBy(ofPage, ({ state }) => state)]
        .map(([state, all]) => `<section><h3>${state}</h3><div class="row">${all.map(figure).join('')}</div></section>`)
        .join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Vesta, screen by screen</title><style>${STYLE}</style></head>
<body><header><h1>Vesta, screen by screen</h1><form>${choices('language', ['en', 'it', 'de'])}${choices('width', [390, 1280])}${choices('scheme', ['light', 'dark'])}</form></header>
<main>${sections.join('\n')}</main><dialog aria-label="Picture"><p></p><img alt=""></dialog><script>${SCRIPT}</script></body></html>
`;
}

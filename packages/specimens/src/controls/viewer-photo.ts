import sharp from 'sharp';
import { control, pictures } from './control.ts';

const WIDE = 1170;
const BAR = 132;

const bar = (words: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${BAR}"><rect width="100%" height="100%" fill="#f7f7f7"/><text x="48" y="82" font-family="Helvetica, Arial, sans-serif" font-size="46" fill="#111">${words}</text></svg>`,
  );

/** A copy of the telephone's screen while it shows the photograph, with the bars of its program above and below. */
export const viewerPhoto = control('viewer-photo', pictures, 'picture', async (specimen, chance) => {
  const inside = sharp(specimen.bytes).resize({ width: WIDE });
  const { data, info } = await inside.toBuffer({ resolveWithObject: true });
  const screen = sharp(data)
    .extend({ top: BAR, bottom: BAR, background: '#f7f7f7' })
    .composite([
      { input: bar('9:41     15 nov     Foto     Condividi'), left: 0, top: 0 },
      { input: bar('Modifica     Elimina     Preferiti     Altro'), left: 0, top: BAR + info.height },
    ]);
  return { bytes: new Uint8Array(await screen.jpeg({ quality: chance.between(78, 88) }).toBuffer()) };
});

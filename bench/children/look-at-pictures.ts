import { writeFileSync } from 'node:fs';
import { gatherPictures } from '../lib/forgeries/gather-pictures.ts';

const [file = '', photographed, scanned, helper, helpers] = process.argv.slice(2);
const share = {
  photographed: Number(photographed),
  scanned: Number(scanned),
  helper: Number(helper),
  helpers: Number(helpers),
};
writeFileSync(file, JSON.stringify(await gatherPictures(share)));

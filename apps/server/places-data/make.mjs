// Reshapes the published lists into the two files beside this script: node make.mjs <folder with the published lists>
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { reshapeGermany } from './germany.mjs';
import { reshapeItaly } from './italy.mjs';
import { readFromZip } from './read-zip.mjs';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder that holds it-comuni.json, it-cap.zip and de-plz.zip.');

const fromZip = (archive, file) => JSON.parse(readFromZip(readFileSync(join(folder, archive)), file).toString('utf8'));

function write(name, data) {
  const bytes = gzipSync(JSON.stringify(data), { level: 9 });
  writeFileSync(new URL(name, import.meta.url), bytes);
  process.stdout.write(`${name}: ${data.towns.length} towns, ${bytes.length} bytes\n`);
}

write(
  'it.json.gz',
  reshapeItaly(
    JSON.parse(readFileSync(join(folder, 'it-comuni.json'), 'utf8')),
    fromZip('it-cap.zip', 'zipcodes.it.json'),
  ),
);
write('de.json.gz', reshapeGermany(fromZip('de-plz.zip', 'zipcodes.de.json')));

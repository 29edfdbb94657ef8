import { readFileSync } from 'node:fs';
import { readEvidence } from './evidence/read-evidence.ts';
const evidence = await readEvidence(readFileSync(process.argv[2] ?? ''), { ocr: null });
console.log(evidence.format, evidence.problem);
for (const page of evidence.pages) {
  console.log('page', page.number, page.width, page.height, page.origin, page.words.length);
  console.log(page.words.map((w) => `${w.text}@${w.box.left.toFixed(0)},${w.baseline.toFixed(0)}`).join(' '));
}

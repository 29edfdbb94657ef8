import { control, papers } from './control.ts';

/** An office program writes its table twice, for old readers and for new ones: two ends, one state. */
export const doubleEnded = control('double-ended', papers, 'text', async (specimen) => {
  const file = Buffer.from(specimen.bytes).toString('latin1');
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1] ?? '0';
  const entries = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(file)?.[1] ?? '';
  const size = Number(/\/Size (\d+)/.exec(entries)?.[1] ?? 0);
  const rest = entries.replace(/\/Size \d+/, '').trim();
  const stream = `${size} 0 obj\n<< /Type /XRef /Size ${size + 1} /W [1 4 2] /Index [0 0] /Length 0 ${rest} >>\nstream\n\nendstream\nendobj\n`;
  const at = file.length + stream.length;
  const second = `xref\n0 0\ntrailer\n<< /Size ${size + 1} ${rest} /Prev ${previous} /XRefStm ${file.length} >>\nstartxref\n${at}\n%%EOF`;
  return { bytes: new Uint8Array(Buffer.from(file + stream + second, 'latin1')) };
});

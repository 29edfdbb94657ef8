import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isForeign } from './left-out.mjs';
import { root } from './root.mjs';

/** npm brings ONNX Runtime for every system at once, four fifths of it for others; what this one cannot load goes. */
export function pruneForeign() {
  const folder = join(root, 'node_modules/onnxruntime-node/bin');
  if (!existsSync(folder)) return;
  for (const path of readdirSync(folder, { recursive: true })) {
    const isFile = /\.(node|dll|dylib)$|\.so[.\d]*$/.test(path);
    if (isFile && isForeign('onnxruntime-node', `bin/${path}`)) rmSync(join(folder, path), { force: true });
  }
}

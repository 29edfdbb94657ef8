import net from 'node:net';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { shortPathTo } from '../db/embedded/short-path.ts';
import { type Answer, failed } from './admin-command.ts';
import { ADMIN_SOCKET, adminFolder, isOurs } from './admin-folder.ts';
import { answer, MAX_ANSWER_BYTES, parsed } from './frames.ts';

const nobody: readonly string[] = ['ENOENT', 'ECONNREFUSED'];

/** Sends one line and takes one; null where nobody listens. */
function converse(path: string, line: string): Promise<Answer | null> {
  return new Promise((resolve) => {
    const socket = net.connect(path);
    let text = '';
    socket.setEncoding('utf8');
    let isConnected = false;
    socket.once('connect', () => {
      isConnected = true;
      socket.write(`${line}\n`);
    });
    socket.on('data', (piece: string) => {
      text += piece;
      if (text.length > MAX_ANSWER_BYTES) socket.destroy(new Error('too long'));
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // Gone in the middle: what came until then decides.
      if (isConnected) return;
      resolve(nobody.includes(error.code ?? '') ? null : failed('The server cannot be reached through its socket.'));
    });
    socket.once('close', () => {
      const read = parsed(answer, text);
      resolve(read ? { ...read, data: read.data ?? null } : failed('The server stopped before it answered.'));
    });
  });
}

/** Asks the server that is running on this data directory; null where none is. */
export async function askServer(
  config: Pick<Config, 'dataDir'>,
  command: string,
  args: readonly string[],
): Promise<Answer | null> {
  const folder = adminFolder(config);
  const [isFolderOurs, isSocketOurs] = [await isOurs(folder), await isOurs(join(folder, ADMIN_SOCKET))];
  if (isFolderOurs === null || isSocketOurs === null) return null;
  // Whoever laid it there would be told what we ask, and could answer what they like.
  if (!isFolderOurs || !isSocketOurs) return failed(`The socket in ${folder} does not belong to you alone.`);
  const short = await shortPathTo(folder, ADMIN_SOCKET.length);
  try {
    return await converse(join(short.path, ADMIN_SOCKET), JSON.stringify({ command, args }));
  } finally {
    await short.release();
  }
}

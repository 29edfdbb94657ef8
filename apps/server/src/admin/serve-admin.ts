import { chmod, mkdir, rm } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import { shortPathTo } from '../db/embedded/short-path.ts';
import { askSocket } from '../db/embedded/socket-liveness.ts';
import type { House } from '../house.ts';
import { type Answer, failed } from './admin-command.ts';
import { ADMIN_SOCKET, adminFolder, isOurs } from './admin-folder.ts';
import { MAX_REQUEST_BYTES, parsed, request } from './frames.ts';
import { runAdmin } from './run-admin.ts';

export interface AdminServer {
  stop(): Promise<void>;
}

/** Whoever connects and does not say what they want by then is let go. */
const REQUEST_WITHIN_MS = 10_000;
const FINISH_WITHIN_MS = 5_000;
const OWNER_FOLDER = 0o700;
const OWNER_FILE = 0o600;

/** Reads one line and answers once; anything longer, later or unreadable is refused. */
function converse(house: House, socket: net.Socket, running: Set<Promise<unknown>>): void {
  let text = '';
  let isAsked = false;
  const answer = (said: Answer) => socket.end(`${JSON.stringify(said)}\n`);
  socket.setEncoding('utf8');
  socket.setTimeout(REQUEST_WITHIN_MS, () => !isAsked && socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('data', (piece: string) => {
    if (isAsked) return;
    text += piece;
    if (Buffer.byteLength(text) > MAX_REQUEST_BYTES) {
      isAsked = true;
      answer(failed('The request is too long.'));
      return;
    }
    const end = text.indexOf('\n');
    if (end < 0) return;
    isAsked = true;
    const asked = parsed(request, text.slice(0, end));
    if (!asked) return void answer(failed('The request cannot be read.'));
    const run = runAdmin(house, asked.command, asked.args).then(answer);
    running.add(run);
    void run.finally(() => running.delete(run));
  });
}

/** Null where the folder belongs to somebody else, or another server of the same folder answers already. */
async function place(house: House, folder: string): Promise<{ path: string; release(): Promise<void> } | null> {
  await mkdir(folder, { recursive: true, mode: OWNER_FOLDER });
  await chmod(folder, OWNER_FOLDER).catch(() => undefined);
  if (!(await isOurs(folder))) {
    house.log.warn({}, 'the folder of the command socket is not ours alone; commands cannot reach this server');
    return null;
  }
  const short = await shortPathTo(folder, ADMIN_SOCKET.length);
  const path = join(short.path, ADMIN_SOCKET);
  const { state } = await askSocket(path);
  if (state === 'alive') {
    house.log.info({}, 'another server of this folder answers commands');
    await short.release();
    return null;
  }
  // Left by a server that died.
  if (state === 'dead') await rm(path, { force: true });
  return { path, release: short.release };
}

/** Lets commands of the owner reach the running server through a socket that nobody else can open. */
export async function serveAdmin(house: House): Promise<AdminServer | null> {
  const found = await place(house, adminFolder(house.config));
  if (!found) return null;
  const running = new Set<Promise<unknown>>();
  const open = new Set<net.Socket>();
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    converse(house, socket, running);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(found.path, resolve);
  });
  await chmod(found.path, OWNER_FILE);
  return {
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, FINISH_WITHIN_MS);
      });
      await Promise.race([Promise.allSettled(running), patience]);
      clearTimeout(timer);
      for (const socket of open) socket.destroy();
      await closed;
      await found.release();
    },
  };
}

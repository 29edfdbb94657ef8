import net from 'node:net';

export type Liveness = { state: 'alive'; answer: string } | { state: 'dead' } | { state: 'absent' };

const ANSWER_WITHIN_MS = 1_000;

/**
 * Asks the kernel, not the process, whether somebody listens on a socket file: a connection is accepted even by a
 * process that is busy or paused, and refused the instant its process is gone.
 */
export function askSocket(address: string): Promise<Liveness> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(address);
    let connected = false;
    let answer = '';
    const finish = (liveness: Liveness) => {
      socket.destroy();
      resolve(liveness);
    };
    socket.setEncoding('utf8');
    socket.setTimeout(ANSWER_WITHIN_MS, () => finish({ state: 'alive', answer }));
    socket.once('connect', () => {
      connected = true;
    });
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.once('end', () => finish({ state: 'alive', answer }));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (connected || error.code === 'EAGAIN') return finish({ state: 'alive', answer });
      if (error.code === 'ECONNREFUSED') return finish({ state: 'dead' });
      if (error.code === 'ENOENT') return finish({ state: 'absent' });
      reject(error);
    });
  });
}

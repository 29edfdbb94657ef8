import { createHmac } from 'node:crypto';

/** `t=…,v1=…`: the moment is signed too, so that a message cannot be sent again much later. */
export function signMessage(body: string, secret: Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

import type { Duplex } from 'node:stream';

/** Whether a page of this host asks. */
export const sameHost = (origin: string, host: string): boolean => {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};

/** Says no and lets go: a caller that never closes its own side must not keep the socket. */
export function refuse(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
}

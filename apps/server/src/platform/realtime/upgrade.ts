import type { Duplex } from 'node:stream';

/** Whether the request comes from a page of this host. */
export const sameHost = (origin: string, host: string): boolean => {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};

/** Refuses and closes the socket, even if the caller never closes its side. */
export function refuse(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
}

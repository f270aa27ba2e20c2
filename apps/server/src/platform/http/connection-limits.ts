import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { addressKey } from './address-key.ts';

export type ConnectionLimits = {
  /** Open connections per address; 0 for no limit, for a server behind a proxy. */
  connectionsPerAddress?: number;
  /** Requests that may wait on one connection behind the current one. No browser pipelines. */
  maxPipelined?: number;
  /** A connection is closed if none of its unsent data could be sent for this long. */
  writeTimeoutMilliseconds?: number;
};

const MAX_PIPELINED = 32;
const WRITE_TIMEOUT_MILLISECONDS = 30_000;

type InProgress = { request: IncomingMessage; response: ServerResponse; waiting: Array<() => void> };

/** The current request of each connection and those waiting behind it. */
const inProgress = new WeakMap<Socket, InProgress>();

/** Whether an error may be answered: no request is in progress, or only one that never arrived. */
export function mayAnswerError(socket: Socket): boolean {
  const current = inProgress.get(socket);
  return !current || !(current.request.complete || current.response.headersSent);
}

/**
 * Node starts every pipelined request at once and keeps all finished responses in memory until the client reads
 * them. Here each connection has one request in progress; the next starts when its response is sent.
 */
export function onePerConnection(handle: RequestListener, maxPipelined = MAX_PIPELINED): RequestListener {
  const start = (
    request: IncomingMessage,
    response: Parameters<RequestListener>[1],
    waiting: InProgress['waiting'],
  ): void => {
    const { socket } = request;
    inProgress.set(socket, { request, response, waiting });
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.shift();
      if (next) next();
      else inProgress.delete(socket);
    });
    handle(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    // The parser finishes its chunk even if the connection is closed.
    if (socket.destroyed) return;
    const current = inProgress.get(socket);
    if (!current) start(request, response, []);
    else if (current.waiting.length >= maxPipelined) socket.destroy();
    else current.waiting.push(() => start(request, response, current.waiting));
  };
}

/** Closes connections of addresses that have too many, and connections whose client does not read. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const { connectionsPerAddress = 0, writeTimeoutMilliseconds = WRITE_TIMEOUT_MILLISECONDS } = limits;
  const addresses = createConcurrencyLimit(connectionsPerAddress || Infinity);
  /** Bytes sent at the last check; -1 if nothing was waiting. */
  const sentBefore = new Map<Socket, number>();

  server.on('connection', (socket) => {
    const release = addresses.take(addressKey(socket.remoteAddress ?? ''));
    if (!release) {
      socket.destroy();
      return;
    }
    sentBefore.set(socket, -1);
    socket.once('close', () => {
      release();
      sentBefore.delete(socket);
    });
  });
  const check = setInterval(() => {
    for (const [socket, before] of sentBefore) {
      const { bytesWritten, writableLength } = socket;
      const sent = writableLength > 0 ? bytesWritten - writableLength : -1;
      if (sent >= 0 && sent === before) socket.destroy();
      else sentBefore.set(socket, sent);
    }
  }, writeTimeoutMilliseconds);
  check.unref();
  server.once('close', () => clearInterval(check));
}

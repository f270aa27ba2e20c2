import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { addressKey } from './address-key.ts';

export type ConnectionLimits = {
  /** Open connections of one address; 0 for no limit, which is right where all of them come from a proxy. */
  connectionsPerAddress?: number;
  /** Requests that may wait on one connection behind the one in progress. No browser pipelines. */
  maxPipelined?: number;
  /** A connection with unsent data is closed when nothing of it could be sent for this long. */
  writeTimeoutMilliseconds?: number;
};

const MAX_PIPELINED = 32;
const WRITE_TIMEOUT_MILLISECONDS = 30_000;

type InProgress = { request: IncomingMessage; response: ServerResponse; waiting: Array<() => void> };

/** The request in progress of each connection and what waits behind it. */
const inProgress = new WeakMap<Socket, InProgress>();

/** Whether an error of the connection may be answered: nothing is in progress, or only a request that never arrived. */
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
    // The parser finishes its chunk even when the connection is gone.
    if (socket.destroyed) return;
    const current = inProgress.get(socket);
    if (!current) start(request, response, []);
    else if (current.waiting.length >= maxPipelined) socket.destroy();
    else current.waiting.push(() => start(request, response, current.waiting));
  };
}

/** Closes connections of an address that has too many, and connections whose client does not read. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const { connectionsPerAddress = 0, writeTimeoutMilliseconds = WRITE_TIMEOUT_MILLISECONDS } = limits;
  const addresses = createConcurrencyLimit(connectionsPerAddress || Infinity);
  /** Bytes sent so far at the last check; -1 when nothing was waiting to be sent. */
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

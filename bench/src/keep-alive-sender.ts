import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Answer = { status: number; body: string };
export type Sender = {
  /** Sends a whole request on an idle connection; waits for one if all are in use. */
  send: (request: Buffer) => Promise<Answer>;
  close: () => void;
};

type Pending = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

const HEAD_END = '\r\n\r\n';

/** The first answer in what has arrived, once it is complete. */
function answerIn(text: string): Answer | undefined {
  const end = text.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = text.slice(0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head}`);
  const body = text.slice(end + HEAD_END.length);
  return body.length < length ? undefined : { status: Number(head.slice(9, 12)), body };
}

/**
 * Requests over plain keep-alive connections, one at a time on each. An HTTP client would take as much processor time as
 * the server that is measured, on the same cores.
 */
export async function openSender(address: string, connections: number): Promise<Sender> {
  const { hostname, port } = new URL(address);
  const idle: Socket[] = [];
  const waiting: Array<(socket: Socket) => void> = [];
  const pending = new Map<Socket, Pending>();
  const free = (socket: Socket): void => {
    const next = waiting.shift();
    if (next) next(socket);
    else idle.push(socket);
  };

  const open = async (): Promise<Socket> => {
    const socket = connect(Number(port), hostname).setNoDelay();
    await once(socket, 'connect');
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      received += chunk;
      const answer = answerIn(received);
      if (!answer) return;
      received = '';
      const { resolve } = pending.get(socket) ?? {};
      pending.delete(socket);
      free(socket);
      resolve?.(answer);
    });
    socket.on('error', (error) => pending.get(socket)?.reject(error));
    socket.on('close', () => pending.get(socket)?.reject(new Error('the server has closed a connection')));
    return socket;
  };
  const all = await Promise.all(Array.from({ length: connections }, open));
  idle.push(...all);

  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        const use = (socket: Socket): void => {
          pending.set(socket, { resolve, reject });
          socket.write(request);
        };
        const socket = idle.pop();
        if (socket) use(socket);
        else waiting.push(use);
      }),
    close: () => {
      pending.clear();
      for (const socket of all) socket.destroy();
    },
  };
}

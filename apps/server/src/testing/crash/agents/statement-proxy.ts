import { connect, createServer, type Socket } from 'node:net';

export type StatementProxy = {
  port: number;
  /** How many groups of statements were sent since the last call of `at` or `disarm`. */
  count: () => number;
  /** Calls back at the n-th group from now on; without `sends` the database never sees it. */
  at: (n: number, options: { sends: boolean; call: (text: string) => void }) => void;
  disarm: () => void;
  close: () => Promise<void>;
};

/** Groups begin with Query, Parse or Bind; what opens a connection doesn't count. */
const BEGINNINGS = new Set(['Q', 'P', 'B'].map((letter) => letter.charCodeAt(0)));

/** A proxy between a process and the database that knows how many statements were sent. */
export async function startStatementProxy(databasePort: number): Promise<StatementProxy> {
  const sockets = new Set<Socket>();
  let sent = 0;
  let armed: { at: number; sends: boolean; call: (text: string) => void } | undefined;

  const server = createServer((client) => {
    const database = connect(databasePort, '127.0.0.1');
    const end = (): void => {
      for (const socket of [client, database]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', end);
    }
    client.on('data', (data) => {
      if (BEGINNINGS.has(data[0] ?? 0)) sent += 1;
      if (armed === undefined || sent < armed.at) database.write(data);
      else {
        const { sends, call } = armed;
        armed = { at: Infinity, sends, call };
        if (sends) database.write(data);
        call(data.toString('latin1'));
      }
    });
    database.on('data', (data) => client.write(data));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    count: () => sent,
    at: (n, options) => {
      sent = 0;
      armed = { at: n, ...options };
    },
    disarm: () => {
      sent = 0;
      armed = undefined;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

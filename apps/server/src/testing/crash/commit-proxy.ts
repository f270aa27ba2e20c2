import { connect, createServer, type Socket } from 'node:net';

export type CommitProxy = {
  port: number;
  /** Drops the reply to the next COMMIT and closes its connection: committed, but not confirmed. */
  loseNextCommitReply: () => void;
  /** Number of dropped replies. */
  lost: () => number;
  close: () => Promise<void>;
};

/** PostgreSQL's CommandComplete message for COMMIT. */
const COMMITTED = Buffer.from('COMMIT\0');

/** A proxy between server and database that can lose the reply to a COMMIT. */
export async function startCommitProxy(databasePort: number): Promise<CommitProxy> {
  const sockets = new Set<Socket>();
  let armed = false;
  let lost = 0;

  const server = createServer((client) => {
    const database = connect(databasePort, '127.0.0.1');
    const both = [client, database];
    const end = (): void => {
      for (const socket of both) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of both) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', end);
    }
    client.on('data', (data) => database.write(data));
    database.on('data', (data) => {
      if (armed && data.includes(COMMITTED)) {
        armed = false;
        lost += 1;
        end();
      } else client.write(data);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    loseNextCommitReply: () => {
      armed = true;
    },
    lost: () => lost,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

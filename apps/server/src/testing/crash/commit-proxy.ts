import { connect, createServer, type Socket } from 'node:net';

export type CommitProxy = {
  port: number;
  /** From now on the reply to the next COMMIT is swallowed and its connection cut: done, but nobody hears of it. */
  loseNextCommitReply: () => void;
  /** How many replies were swallowed. */
  lost: () => number;
  close: () => Promise<void>;
};

/** What PostgreSQL says when a COMMIT is done: CommandComplete with its tag. */
const COMMITTED = Buffer.from('COMMIT\0');

/** A proxy between server and database that can lose exactly the answer that hurts most. */
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

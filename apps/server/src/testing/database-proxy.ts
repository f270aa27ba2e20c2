import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type DatabaseProxy = {
  /** The address of the database through the proxy. */
  url: string;
  /** Cuts every connection; new ones are accepted. */
  cut: () => void;
  /** Refuses new connections and closes open ones, like a database that is down, until `accept`. */
  refuse: () => void;
  accept: () => void;
  /** Keeps the connections open but forwards nothing, like a broken network. */
  freeze: () => void;
  close: () => Promise<void>;
};

/** A proxy between server and database that breaks connections on request. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let refuses = false;

  const server = createServer((client) => {
    if (refuses) {
      client.destroy();
      return;
    }
    const database = connect(Number(target.port || 5432), target.hostname);
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
    client.pipe(database);
    database.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    refuse: () => {
      refuses = true;
      cut();
    },
    accept: () => {
      refuses = false;
    },
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

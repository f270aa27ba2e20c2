import { createServer } from 'node:net';

/** @throws a one-line error that names the variable when the port is in use */
export async function requireFreePort(port: number, host: string, variable: string): Promise<void> {
  await new Promise<void>((done, failed) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is taken' : `can't be opened (${error.code})`;
      failed(new Error(`port ${port} ${why}: choose another one with ${variable}=…`));
    });
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Values under these names never reach a log, wherever they stand. */
const SECRETS = ['password', 'token', 'authorization', 'cookie', 'secret', 'serverSeed', 'privateKey'];

/** PostgreSQL tells the whole row that it refused there, with hashes and seeds. */
const REFUSED_ROW = 'err.detail';

export const createLogger = (level: string, name: string, destination?: DestinationStream): Logger =>
  pino(
    {
      name,
      level,
      redact: {
        paths: [REFUSED_ROW, ...SECRETS.flatMap((secret) => [secret, `*.${secret}`, `*.*.${secret}`])],
        censor: '[hidden]',
      },
    },
    destination ?? pino.destination(1),
  );

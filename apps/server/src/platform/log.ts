import { pino, type Logger } from 'pino';

export type { Logger };

/** Values under these names never reach a log, wherever they stand. */
const SECRETS = ['password', 'token', 'authorization', 'cookie', 'secret', 'serverSeed', 'privateKey'];

export const createLogger = (level: string, name: string): Logger =>
  pino({
    name,
    level,
    redact: {
      paths: SECRETS.flatMap((secret) => [secret, `*.${secret}`, `*.*.${secret}`]),
      censor: '[hidden]',
    },
  });

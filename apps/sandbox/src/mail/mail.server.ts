import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MessageLog } from '../message-log.ts';
import { linksIn } from '../pages/html.ts';

export type Mail = {
  from: string;
  /** Envelope recipients, regardless of the headers. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  links: string[];
};
export type MailInbox = MessageLog<Mail>;

const MAX_BYTES = 1_000_000;
const MAX_CLIENTS = 100;
const CLOSE_MILLISECONDS = 500;
const LOOPBACK = '127.0.0.1';

const refusal = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

async function read(raw: Buffer, { envelope }: SMTPServerSession): Promise<Mail> {
  const parsed = await PostalMime.parse(raw);
  const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
  const html = parsed.html ?? '';
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
  return {
    from: parsed.from?.name ? `${parsed.from.name} <${parsed.from.address ?? sender}>` : sender,
    to: envelope.rcptTo.map(({ address }) => address),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html,
    links: [...new Set([...linksIn(parsed.text ?? ''), ...hrefs.flatMap(linksIn)])],
  };
}

/** An SMTP server that accepts mail for every address; reachable only from this machine. */
export function createMailServer({ inbox, isOn }: { inbox: MailInbox; isOn: () => boolean }) {
  const deliver = callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const raw = await buffer(stream);
    if (stream.sizeExceeded) throw refusal(552, 'The mail is too large');
    const mail = await read(raw, session).catch(() => {
      throw refusal(554, 'The mail can’t be read');
    });
    inbox.add(mail);
  });
  const server = new SMTPServer({
    name: 'sandbox.localhost',
    banner: 'Croupier sandbox',
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    maxClients: MAX_CLIENTS,
    closeTimeout: CLOSE_MILLISECONDS,
    onAuth: ({ username }, _session, done) => done(null, { user: username || 'anybody' }),
    onMailFrom: (_address, _session, done) =>
      isOn() ? done() : done(refusal(451, 'The mail server is switched off')),
    onData: (stream, session, done) => deliver(stream, session, (error) => done(error)),
  });
  let isListening = false;
  // A client that disconnects in the middle of a message is not our error.
  server.on('error', () => undefined);
  return {
    /** Returns the port. @throws if the port is in use */
    listen: async (port: number): Promise<number> => {
      server.listen(port, LOOPBACK);
      await once(server.server, 'listening');
      isListening = true;
      return (server.server.address() as AddressInfo).port;
    },
    close: (): Promise<void> =>
      new Promise((done) => {
        if (isListening) server.close(() => done());
        else done();
      }),
  };
}

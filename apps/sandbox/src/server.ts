import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { addAuthenticator } from './authenticator/authenticator.routes.ts';
import { addCaptcha } from './captcha/captcha.routes.ts';
import { addFirebase } from './firebase/firebase.routes.ts';
import { addLottery } from './lottery/lottery.routes.ts';
import { addMail } from './mail/mail.routes.ts';
import { createMailServer, type Mail } from './mail/mail.server.ts';
import { createMessageLog } from './message-log.ts';
import { addOpenId } from './openid/openid.routes.ts';
import { homePage } from './pages/home.page.ts';
import { sendPage } from './pages/layout.ts';
import { addPayments } from './payments/payments.routes.ts';
import { addSms } from './sms/sms.routes.ts';
import type { Sms } from './sms/sms.inbox.ts';
import { STAND_INS, type StandIn } from './stand-ins.ts';
import { addVendors } from './vendors/vendors.routes.ts';

export type Sandbox = {
  http: FastifyInstance;
  /** Listens on both ports; 0 picks any free one. @throws if a port is in use */
  listen: (doors: {
    host: string;
    port: number;
    smtpPort: number;
  }) => Promise<{ url: string; smtpUrl: string }>;
  close: () => Promise<void>;
};

const BODY_LIMIT_BYTES = 64 * 1024;

function createHttp(): FastifyInstance {
  // Open connections must not delay the shutdown.
  const http = Fastify({ logger: false, bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true });
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  http.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
  return http;
}

/** The sandbox server, not yet listening. `url` is its public address if that differs from its port. */
export function createSandbox({
  standIns = STAND_INS,
  url,
  dataFolder,
  vendorsUrl = 'http://localhost:3003',
  lateMilliseconds,
}: {
  standIns?: readonly StandIn[];
  url?: string | undefined;
  /** Where providers keep money over restarts; without it in memory. */
  dataFolder?: string | undefined;
  /** Where the game vendors are. */
  vendorsUrl?: string;
  /** How late the messages of a payment provider are while they are late. */
  lateMilliseconds?: number;
} = {}): Sandbox {
  const http = createHttp();
  const baseUrl = (): string => url ?? `http://localhost:${(http.server.address() as AddressInfo).port}`;
  const phones = createMessageLog<Sms>();
  const mailboxes = createMessageLog<Mail>();
  const power = { isOn: true };
  const mailServer = createMailServer({ inbox: mailboxes, isOn: () => power.isOn });

  addSms(http, phones);
  addMail(http, { inbox: mailboxes, power });
  addOpenId(http, baseUrl);
  addFirebase(http, phones, baseUrl);
  addCaptcha(http);
  addAuthenticator(http);
  addLottery(http);
  addVendors(http, baseUrl);
  http.get('/vendors/faults', async (_request, reply) =>
    reply.redirect(new URL('/vendors/faults', vendorsUrl).href, 303),
  );
  addPayments(http, baseUrl, { folder: dataFolder, lateMilliseconds });
  http.get('/', async (_request, reply) => sendPage(reply, homePage(standIns)));
  http.get('/-/health', async () => ({
    status: 'up',
    standIns: Object.fromEntries(standIns.map(({ id, state }) => [id, state.name])),
  }));

  return {
    http,
    listen: async ({ host, port, smtpPort }) => {
      await http.listen({ host, port });
      const openPort = await mailServer.listen(smtpPort);
      return { url: baseUrl(), smtpUrl: `smtp://localhost:${openPort}` };
    },
    close: async () => {
      await Promise.all([http.close(), mailServer.close()]);
    },
  };
}

import type { FastifyInstance } from 'fastify';
import { codeIn, linksIn } from '../pages/html.ts';
import { sendPage } from '../pages/layout.ts';
import type { SmsInbox } from './sms.inbox.ts';
import { smsInboxHtml, smsPage } from './sms.page.ts';

const MAX_CHARACTERS = 1_600;
const E164 = /^\+[1-9]\d{6,14}$/;

/** Number endings that make the gateway refuse, one per error. */
const NUMBERS_THAT_FAIL: ReadonlyArray<readonly [string, number, string]> = [
  ['0000', 402, 'quota_used_up'],
  ['9999', 422, 'unreachable_number'],
];

type Refusal = { status: number; error: string };

function refusalOf(body: unknown): Refusal | undefined {
  const { to, text, sender } = (body ?? {}) as Record<string, unknown>;
  const isComplete =
    typeof to === 'string' && typeof text === 'string' && text !== '' && typeof sender === 'string';
  if (!isComplete || text.length > MAX_CHARACTERS) return { status: 400, error: 'malformed_message' };
  if (!E164.test(to)) return { status: 422, error: 'unreachable_number' };
  const failing = NUMBERS_THAT_FAIL.find(([end]) => to.endsWith(end));
  return failing && { status: failing[1], error: failing[2] };
}

/** An HTTP SMS gateway, and an inbox for every phone. */
export function addSms(server: FastifyInstance, inbox: SmsInbox): void {
  let isOn = true;
  const gate = (authorization: string | undefined): Refusal | undefined => {
    if (!isOn) return { status: 503, error: 'gateway_down' };
    return /^Bearer \S+$/i.test(authorization ?? '') ? undefined : { status: 401, error: 'token_missing' };
  };

  server.post('/sms/messages', async (request, reply) => {
    const refusal = gate(request.headers.authorization) ?? refusalOf(request.body);
    if (refusal) return reply.code(refusal.status).send({ error: refusal.error });
    const { to, text, sender } = request.body as { to: string; text: string; sender: string };
    return reply.code(202).send({ id: inbox.add({ to, text, sender }).id });
  });
  server.get('/sms/balance', async (request, reply) => {
    const refusal = gate(request.headers.authorization);
    if (refusal) return reply.code(refusal.status).send({ error: refusal.error });
    return { balance: 1_000_000, unit: 'message' };
  });

  server.get<{ Querystring: { to?: string } }>('/sms/messages', async ({ query }) =>
    inbox
      .list()
      .filter(({ to }) => query.to === undefined || to === query.to)
      .map((message) => Object.assign({ code: codeIn(message.text), links: linksIn(message.text) }, message)),
  );
  server.get('/sms', async (_request, reply) => sendPage(reply, smsPage(inbox.list(), isOn)));
  server.get('/sms/inbox', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(smsInboxHtml(inbox.list())),
  );
  server.post<{ Body: { state?: string } }>('/sms/switch', async (request, reply) => {
    isOn = request.body.state !== 'off';
    return reply.redirect('/sms', 303);
  });
  server.post('/sms/clear', async (_request, reply) => {
    inbox.clear();
    return reply.redirect('/sms', 303);
  });
}

import type { FastifyInstance } from 'fastify';
import { sendPage } from '../pages/layout.ts';
import { mailInboxHtml, mailPage, oneMailPage } from './mail.page.ts';
import type { MailInbox } from './mail.server.ts';

/** A mail may have styles, but no scripts, forms or remote content. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

type OneMail = { Params: { id: string } };

/** All mailboxes, and the switch of the mail server. */
export function addMail(
  server: FastifyInstance,
  { inbox, power }: { inbox: MailInbox; power: { isOn: boolean } },
): void {
  server.get('/mail', async (_request, reply) => sendPage(reply, mailPage(inbox.list(), power.isOn)));
  server.get<{ Querystring: { to?: string } }>('/mail/messages', async ({ query }) =>
    inbox.list().filter(({ to }) => query.to === undefined || to.includes(query.to)),
  );
  server.get('/mail/inbox', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(mailInboxHtml(inbox.list())),
  );
  server.get<OneMail>('/mail/:id', async ({ params }, reply) => {
    const mail = inbox.find(params.id);
    return mail ? sendPage(reply, oneMailPage(mail)) : reply.callNotFound();
  });
  server.get<OneMail>('/mail/:id/html', async ({ params }, reply) => {
    const mail = inbox.find(params.id);
    if (!mail) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MAIL_POLICY)
      .send(`<!doctype html><meta charset="utf-8"><base target="_top">${mail.html}`);
  });
  server.post<{ Body: { state?: string } }>('/mail/switch', async (request, reply) => {
    power.isOn = request.body.state !== 'off';
    return reply.redirect('/mail', 303);
  });
  server.post('/mail/clear', async (_request, reply) => {
    inbox.clear();
    return reply.redirect('/mail', 303);
  });
}

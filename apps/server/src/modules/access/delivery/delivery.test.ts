import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDelivery, type Delivery } from './index.ts';
import { balanceUrl } from './providers/sms-gateway.adapter.ts';
import { openGateway } from './testing/sms-gateway.ts';
import { openMailServer } from './testing/mail-server.ts';
import { merchantWith } from './testing/merchant-with.ts';

const TOKEN = 'gateway-token-1';
const MESSAGE = { to: '+66812345678', text: 'Room: 123456 is your code' };
const MAIL = { to: 'ann@example.com', subject: 'Hello', text: 'plain words', html: '<p>rich words</p>' };

let gateway: Awaited<ReturnType<typeof openGateway>>;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
let logged: string[];
const deliveries: Delivery[] = [];

beforeAll(async () => {
  gateway = await openGateway();
  mailServer = await openMailServer();
});
beforeEach(() => {
  logged = [];
  gateway.requests.length = 0;
  mailServer.received.length = 0;
});
afterAll(async () => {
  await Promise.all(deliveries.map((delivery) => delivery.close()));
  await Promise.all([gateway.close(), mailServer.close()]);
});

const deliveryTo = (integrations: object, timeoutMilliseconds = 2_000): Delivery => {
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  const delivery = createDelivery({ merchants: merchantWith(integrations), log, timeoutMilliseconds });
  deliveries.push(delivery);
  return delivery;
};
const bySms = (url = gateway.url, timeoutMilliseconds?: number): Delivery =>
  deliveryTo({ sms: { url, token: TOKEN, sender: 'Room' } }, timeoutMilliseconds);
const byMail = (url = mailServer.url, timeoutMilliseconds?: number): Delivery =>
  deliveryTo({ mail: { url, from: 'Room <room@example.com>' } }, timeoutMilliseconds);

/** A port that nothing listens on. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

describe('messages', () => {
  test('are sent as JSON with the token', async () => {
    gateway.answer(202);
    await bySms().sendSms('croupier', MESSAGE);
    expect(gateway.requests).toEqual([
      {
        method: 'POST',
        path: '/v1/messages',
        authorization: `Bearer ${TOKEN}`,
        body: JSON.stringify({ ...MESSAGE, sender: 'Room' }),
      },
    ]);
  });

  test('a probe asks for the balance and sends nothing', async () => {
    gateway.answer(200);
    await bySms().probeSms('croupier');
    expect(gateway.requests).toMatchObject([{ method: 'GET', path: '/v1/balance', body: '' }]);
  });

  test.each([
    [401, 'not_enabled'],
    [402, 'quota_exceeded'],
    [404, 'not_enabled'],
    [422, 'phone_invalid'],
    [400, 'gateway_failed'],
    [429, 'gateway_failed'],
    [302, 'gateway_failed'],
    [500, 'gateway_failed'],
    [503, 'gateway_failed'],
  ])('status %i means %s, and is not retried', async (status, code) => {
    gateway.answer(status);
    await expect(bySms().sendSms('croupier', MESSAGE)).rejects.toMatchObject({
      code: `verification.${code}`,
    });
    expect(gateway.requests).toHaveLength(1);
  });

  test('an invalid number names its field', async () => {
    gateway.answer(422);
    await expect(bySms().sendSms('croupier', MESSAGE)).rejects.toMatchObject({
      details: { fields: [{ field: 'mobileNum', code: 'verification.phone_invalid' }] },
    });
  });

  test('a request without an answer is not retried, because it may have been sent', async () => {
    gateway.answer(null);
    await expect(bySms(gateway.url, 50).sendSms('croupier', MESSAGE)).rejects.toMatchObject({
      code: 'verification.gateway_failed',
    });
    expect(gateway.requests).toHaveLength(1);
  });

  test('an unreachable gateway is a failure', async () => {
    const url = `http://127.0.0.1:${await closedPort()}/messages`;
    for (const attempt of [
      () => bySms(url).sendSms('croupier', MESSAGE),
      () => bySms(url).probeSms('croupier'),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'verification.gateway_failed' });
  });

  test('without a gateway, messages are not enabled', async () => {
    const delivery = deliveryTo({});
    for (const attempt of [() => delivery.sendSms('croupier', MESSAGE), () => delivery.probeSms('croupier')])
      await expect(attempt()).rejects.toMatchObject({ code: 'verification.not_enabled' });
  });

  test.each([
    ['https://sms.example/messages', 'https://sms.example/balance'],
    ['https://sms.example/v2/send?tenant=1', 'https://sms.example/v2/balance?tenant=1'],
    ['https://sms.example/messages/', 'https://sms.example/balance'],
    ['https://sms.example', 'https://sms.example/balance'],
  ])('the balance URL of %s is %s', (url, balance) => {
    expect(balanceUrl(url)).toBe(balance);
  });
});

describe('mails', () => {
  test('are sent as text and HTML', async () => {
    await byMail().sendMail('croupier', MAIL);
    const [mail] = mailServer.received;
    expect(mail).toMatchObject({ from: 'room@example.com', to: ['ann@example.com'] });
    expect(mail?.raw).toMatch(/^Subject: Hello\r$/m);
    expect(mail?.raw).toContain('multipart/alternative');
    expect(mail?.raw).toContain('plain words');
    expect(mail?.raw).toContain('<p>rich words</p>');
  });

  test('connections are reused', async () => {
    const delivery = byMail();
    const before = mailServer.connections();
    for (let count = 0; count < 5; count += 1) await delivery.sendMail('croupier', MAIL);
    expect(mailServer.received).toHaveLength(5);
    expect(mailServer.connections() - before).toBe(1);
  });

  test('a line break cannot add a header or a recipient', async () => {
    await byMail()
      .sendMail('croupier', {
        ...MAIL,
        to: 'ann@example.com,eve@example.com',
        subject: 'a\r\nBcc: eve@example.com',
      })
      .catch(() => {});
    for (const { to, raw } of mailServer.received) {
      expect(to).not.toContain('eve@example.com');
      expect(raw).not.toMatch(/^Bcc:/m);
    }
  });

  test('a refused recipient is a failure, and is not named in the log', async () => {
    await expect(
      byMail().sendMail('croupier', { ...MAIL, to: 'refused.person@example.com' }),
    ).rejects.toMatchObject({ code: 'verification.gateway_failed' });
    expect(logged.join()).toContain('mail server');
    expect(logged.join()).not.toContain('person');
  });

  test('an unreachable or silent server is a failure', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    for (const delivery of [
      byMail(`smtp://127.0.0.1:${await closedPort()}`),
      byMail(`smtp://127.0.0.1:${port}`, 50),
    ])
      await expect(delivery.sendMail('croupier', MAIL)).rejects.toMatchObject({
        code: 'verification.gateway_failed',
      });
    silent.close();
  });

  test('without a mail server, mails are not enabled', async () => {
    await expect(deliveryTo({}).sendMail('croupier', MAIL)).rejects.toMatchObject({
      code: 'verification.not_enabled',
    });
  });
});

test('token, number, code, address and text never reach the log', async () => {
  for (const status of [202, 401, 402, 422, 500, null]) {
    gateway.answer(status);
    await bySms(gateway.url, 200)
      .sendSms('croupier', MESSAGE)
      .catch(() => {});
  }
  await byMail().sendMail('croupier', MAIL);
  const log = logged.join('');
  expect(log).toContain('+66 ••• 5678');
  expect(log).toContain('a•••@example.com');
  for (const secret of [TOKEN, MESSAGE.to, '12345', 'ann@', 'words', 'is your code'])
    expect(log).not.toContain(secret);
});

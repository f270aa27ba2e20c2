import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../server.ts';

const sandbox = createSandbox();
let [address, smtpUrl] = ['', ''];

beforeAll(async () => {
  ({ url: address, smtpUrl } = await sandbox.listen({ host: '127.0.0.1', port: 0, smtpPort: 0 }));
});
afterAll(() => sandbox.close());

const MAIL = {
  from: 'Lotus Nine <no-reply@lotus.example>',
  to: { name: '', address: 'member@mail.example' },
  subject: 'Your code · รหัสของคุณ',
  text: 'Your code is 482913.\nOr follow http://lotus.localhost:3000/resetPassword?token=a-b_c&x=1.',
  html: '<style>p{color:red}</style><p>Code <b>482913</b></p><a href="http://localhost:3000/x?a=1&amp;b=2">Go</a><script>alert(1)</script>',
};

async function send(mail: object, url = smtpUrl): Promise<void> {
  const transport = createTransport({ url, disableFileAccess: true });
  try {
    await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}

const sentTo = async (to: string): Promise<Array<Record<string, unknown>>> =>
  (await (await fetch(`${address}/mail/messages?to=${to}`)).json()) as Array<Record<string, unknown>>;

test('a mail sent over SMTP is in the inbox, with its parts and links', async () => {
  await send(MAIL);
  const [mail, ...others] = await sentTo('member@mail.example');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    from: MAIL.from,
    to: ['member@mail.example'],
    subject: MAIL.subject,
    links: ['http://lotus.localhost:3000/resetPassword?token=a-b_c&x=1', 'http://localhost:3000/x?a=1&b=2'],
  });
  expect(await sentTo('somebody@else.example')).toEqual([]);
  expect(await (await fetch(`${address}/mail`)).text()).toContain('<span class="big">482913</span>');
});

test('a mail is shown in a frame without scripts, under its own policy', async () => {
  await send({ ...MAIL, to: 'frame@mail.example' });
  const id = String((await sentTo('frame@mail.example'))[0]?.['id']);
  const page = await (await fetch(`${address}/mail/${id}`)).text();
  expect(/<iframe[^>]+sandbox="([^"]+)"/.exec(page)?.[1]).not.toContain('allow-scripts');
  expect(page).not.toContain('alert(1)');
  const answer = await fetch(`${address}/mail/${id}/html`);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('content-security-policy')).not.toContain('script');
  expect(await answer.text()).toContain('<base target="_top">');
});

test('any user and password are accepted', async () => {
  const url = smtpUrl.replace('//', '//user:secret@');
  await send({ ...MAIL, to: 'signed-in@mail.example' }, url);
  expect(await sentTo('signed-in@mail.example')).toHaveLength(1);
});

test('a mail that is too large is refused, and the server keeps running', async () => {
  await expect(
    send({ ...MAIL, to: 'large@mail.example', text: 'x'.repeat(1_100_000) }),
  ).rejects.toMatchObject({
    responseCode: 552,
  });
  await send({ ...MAIL, to: 'after@mail.example' });
  expect(await sentTo('after@mail.example')).toHaveLength(1);
});

test('the server can be switched off and on', async () => {
  const turn = (state: string) =>
    fetch(`${address}/mail/switch`, { method: 'POST', body: new URLSearchParams({ state }) });
  expect(await (await turn('off')).text()).toContain('switched off');
  await expect(send(MAIL)).rejects.toMatchObject({ responseCode: 451 });
  await turn('on');
  await send({ ...MAIL, to: 'on@mail.example' });
  expect(await sentTo('on@mail.example')).toHaveLength(1);
});

test('unknown mails and mailboxes are not found', async () => {
  expect((await fetch(`${address}/mail/999`)).status).toBe(404);
  expect((await fetch(`${address}/mail/999/html`)).status).toBe(404);
});

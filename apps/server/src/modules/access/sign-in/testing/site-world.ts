import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import type { SessionStarted } from '@croupier/contract/access/session.ts';
import { openSmsInbox } from '../../../../testing/sms-inbox.ts';
import { solvedCaptcha } from '../../../../testing/solved-captcha.ts';
import { createTestApp, HOSTS, type Answer } from '../../../../testing/test-app.ts';
import { openMailServer } from '../../delivery/testing/mail-server.ts';
import type { FieldSetting, MerchantSettings } from '../../../base/merchants/index.ts';

export const PASSWORD = 'Correct-Horse-9';

let counter = 0;
/** A unique number, mail address and name. */
export const somebody = () => {
  counter += 1;
  const typed = `0151${String(10_000_000 + counter)}`;
  return {
    username: `person${counter}x`,
    typed,
    mobile: `+49${typed.slice(1)}`,
    email: `person${counter}@example.com`,
    ip: `198.51.${Math.floor(counter / 200)}.${1 + (counter % 200)}`,
  };
};

export const newUser = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  username: '',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  termsAccepted: true,
  ageConfirmed: true,
  fullName: 'Ann Lee',
  ...changes,
});

export const field = (need: 'required' | 'optional', patternId: FieldSetting['rule']['patternId'] = 'any') =>
  ({
    shown: true,
    required: need === 'required',
    rule: { patternId, minLength: 1, maxLength: 64 },
  }) satisfies FieldSetting;

export const tokenOf = ({ body }: Answer): string => {
  if (!body.success) throw new Error(JSON.stringify(body));
  return (body.value as SessionStarted).token;
};

/** The whole server over HTTP, with a gateway and a mail server on real sockets. */
export async function createSiteWorld() {
  const [inbox, mailServer] = await Promise.all([openSmsInbox(), openMailServer()]);
  const app = await createTestApp({ SANDBOX_URL: inbox.url, SANDBOX_SMTP_URL: mailServer.url });
  const { db } = app.database;
  const { merchants, verification } = app.app.modules;

  /** Changes a merchant's settings for the duration of `work`. */
  const withSettings = async <T>(
    change: (settings: MerchantSettings) => MerchantSettings,
    work: () => Promise<T>,
    merchantId = 'croupier',
  ): Promise<T> => {
    const set = (apply: typeof change) =>
      db.transaction().execute((tx) => merchants.changeSettings(tx, merchantId, apply));
    const { before } = await set(change);
    merchants.refresh();
    try {
      return await work();
    } finally {
      await set(() => before);
      merchants.refresh();
    }
  };

  /** Asks for additional fields. */
  const withFields = <T>(
    fields: MerchantSettings['registration']['fields'],
    work: () => Promise<T>,
    merchantId = 'croupier',
  ): Promise<T> =>
    withSettings(
      (settings) => ({
        ...settings,
        registration: {
          ...settings.registration,
          fields: { ...settings.registration.fields, ...fields },
        },
      }),
      work,
      merchantId,
    );

  /** The code of a text message as received. */
  const codeFor = async (
    to: string,
    purpose: 'register' | 'password' | 'bind' | 'own' | 'login',
    merchantId = 'croupier',
  ): Promise<string> => {
    const channel = to.startsWith('+') ? 'sms' : 'email';
    const { ip } = somebody();
    await verification.sendCode({ merchantId, purpose, channel, to, ip, language: 'EN' });
    const code = channel === 'sms' ? inbox.codeTo(to) : /\b(\d{6})\b/.exec(newestMail(to))?.[1];
    if (!code) throw new Error(`no code came to ${to}`);
    return code;
  };

  /** The newest mail to an address, with soft line breaks removed; empty if none. */
  const newestMail = (to: string): string =>
    (mailServer.received.findLast((mail) => mail.to.includes(to))?.raw ?? '')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=');

  /** The server delivers in the background too; its rows are locked, so this waits for them. */
  const deliver = async (): Promise<void> => {
    for (;;) {
      await app.app.outbox.deliverDue();
      const { rows } = await sql`select 1 from outbox where available_at <= now() for update`.execute(db);
      if (rows.length === 0) return;
    }
  };

  /** The token of the newest link mailed to an address. */
  const linkTo = async (to: string): Promise<string | undefined> => {
    await deliver();
    return /resetPassword\?token=([\w-]{43})/.exec(newestMail(to))?.[1];
  };

  const { register, registerMobile } = siteApi.identity;
  /** A signed-in account with every linkable contact. */
  const openAccount = async (host: string = HOSTS.croupier) => {
    const person = somebody();
    const merchantId = host === HOSTS.lotus ? 'lotus' : 'croupier';
    const captcha = await solvedCaptcha(db, merchantId);
    const body = newUser({ username: person.username, email: person.email, ...captcha });
    const token = tokenOf(await app.call(register, { host, ip: person.ip, body }));
    const account = await app.app.modules.sessions.resolveAccount(token, merchantId);
    if (!account) throw new Error('nobody is signed in');
    await sql`
      update members set mobile = ${person.mobile}, mobile_verified_at = now(), email = ${person.email},
        email_key = ${person.email}, email_verified_at = now()
      where merchant_id = ${merchantId} and id = ${account.id}`.execute(db);
    return { ...person, host, merchantId, token, id: account.id };
  };

  const signIn = async (username: string, password: string, ip = '127.0.0.1') => {
    const captcha = await solvedCaptcha(db, 'croupier');
    return app.call(siteApi.session.login, {
      ip,
      body: { type: 'username', username, password, ...captcha },
    });
  };

  const memberRow = async (memberId: string) => {
    const { rows } = await sql<Record<string, unknown>>`select * from members where id = ${memberId}`.execute(
      db,
    );
    return rows[0] ?? {};
  };

  const auditOf = async (memberId: string): Promise<string[]> => {
    const { rows } = await sql<{ action: string }>`
      select action from audit_entries where subject = ${`member:${memberId}`} order by at, id`.execute(db);
    return rows.map(({ action }) => action);
  };

  return {
    ...app,
    db,
    inbox,
    mails: mailServer.received,
    register: (
      body: Record<string, unknown>,
      request: { ip?: string; host?: string; cookie?: string } = {},
    ) => app.call(register, { ip: somebody().ip, ...request, body: newUser(body) }),
    registerMobile: (body: Record<string, unknown>, request: { ip?: string; host?: string } = {}) => {
      const { username, ...user } = newUser(body);
      return app.call(registerMobile, {
        ip: somebody().ip,
        ...request,
        body: username ? { ...user, username } : user,
      });
    },
    withSettings,
    withFields,
    codeFor,
    newestMail,
    linkTo,
    deliver,
    openAccount,
    signIn,
    memberRow,
    auditOf,
    close: async () => {
      await app.close();
      await Promise.all([inbox.close(), mailServer.close()]);
    },
  };
}

export type SiteWorld = Awaited<ReturnType<typeof createSiteWorld>>;

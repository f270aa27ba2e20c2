// An attacker reads the log and other records of calls.
import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { createLogger } from '../platform/log.ts';
import { solvedCaptcha } from '../testing/solved-captcha.ts';
import { openSmsInbox } from '../testing/sms-inbox.ts';
import { createTestApp, PASSWORD } from '../testing/test-app.ts';

const { session, account, factors, verification } = siteApi;
const MOBILE = '+4915112345678';
const NEW_PASSWORD = 'Brand-New-Horse-8';
const PAYMENT_PASSWORD = '739152';

test('neither log nor audit log contains anything that grants access', async () => {
  const lines: string[] = [];
  const inbox = await openSmsInbox();
  const log = createLogger('trace', 'test', { write: (line) => void lines.push(line) });
  const running = await createTestApp({ SANDBOX_URL: inbox.url }, log);
  const { username, token } = await running.register();
  const valueOf = async <T>(answer: Promise<{ body: { success: boolean; value: unknown } }>): Promise<T> => {
    const { body } = await answer;
    expect(body).toMatchObject({ success: true });
    return body.value as T;
  };
  const remembered = await running.call(session.login, {
    body: { type: 'username', username, password: PASSWORD, remember: true },
  });
  const device = remembered.cookies['device'] ?? '';
  const wrong = 'Mistyped-Secret-1';
  await running.call(session.login, { body: { type: 'username', username, password: wrong } });
  // People sometimes type their password into the name field.
  await running.call(session.login, { body: { type: 'username', username: PASSWORD, password: 'x' } });
  const captcha = await solvedCaptcha(running.database.db, 'croupier');
  await running.call(verification.smsLogin, { body: { mobileNum: MOBILE, ...captcha } });
  const code = inbox.codeTo(MOBILE) ?? 'none was sent';
  await running.call(session.login, { body: { type: 'sms', username: MOBILE, password: code } });
  const { secret } = await valueOf<{ secret: string }>(running.call(factors.beginTotp, { token }));
  const { recoveryCodes } = await valueOf<{ recoveryCodes: string[] }>(
    running.call(factors.finishTotp, { token, body: { code: generateSync({ secret }) } }),
  );
  await valueOf(
    running.call(account.setPaymentPassword, {
      token,
      body: { paymentPassword: PAYMENT_PASSWORD, confirmPaymentPassword: PAYMENT_PASSWORD },
    }),
  );
  await valueOf(
    running.call(account.changePassword, {
      token,
      body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD },
    }),
  );
  const { rows } = await sql<{
    text: string;
  }>`select row_to_json(a)::text as text from audit_entries a`.execute(running.database.db);
  await running.close();
  await inbox.close();

  const kept = [...lines, ...rows.map(({ text }) => text)].join('\n');
  expect(kept.length).toBeGreaterThan(500);
  expect(code).toMatch(/^\d{6}$/);
  for (const opens of [token, device, PASSWORD, wrong, NEW_PASSWORD, secret, MOBILE, ...recoveryCodes])
    expect(kept).not.toContain(opens);
  // Six digits by themselves: within the ids of a log, any come now and then.
  for (const digits of [code, PAYMENT_PASSWORD]) expect(kept).not.toMatch(new RegExp(`\\b${digits}\\b`));
});

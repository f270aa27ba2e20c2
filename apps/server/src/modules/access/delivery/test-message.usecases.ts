import type { deliveryRoutes } from '@croupier/contract/access/delivery.ts';
import type { CallInput } from '@croupier/contract/route.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Account } from '../../../platform/http/context.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { maskEmail, maskMobile } from './contact-masks.rules.ts';
import type { Delivery } from './delivery.types.ts';
import { composeMail } from './mail.rules.ts';

export type TestMessageDeps = {
  db: Db;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId'>;
  delivery: Pick<Delivery, 'sendSms' | 'sendMail'>;
};

type Input = { merchantId: string } & CallInput<typeof deliveryRoutes.test>['body'];
type Operator = { account: Pick<Account, 'kind' | 'id'>; ip: string; requestId: string };

/**
 * Sends a message that says what it is, so that operators see whether an integration works.
 * @throws `merchants.not_found` and the errors of `Delivery`
 */
export async function sendTestMessage(
  { db, audit, merchants, delivery }: TestMessageDeps,
  { merchantId, integration, to }: Input,
  { account, ip, requestId }: Operator,
): Promise<void> {
  const { name } = await merchants.byId(merchantId);
  // Before it is sent: a message whose sending fails may have arrived.
  await db.transaction().execute((tx) =>
    audit.record(tx, {
      merchantId,
      actor: account,
      action: 'merchant.integration_tested',
      subject: `merchant:${merchantId}`,
      after: { integration, to: integration === 'sms' ? maskMobile(to) : maskEmail(to) },
      ip,
      requestId,
    }),
  );
  const text = `This is a test message of ${name}.`;
  const subject = `${name}: test message`;
  if (integration === 'sms') await delivery.sendSms(merchantId, { to, text });
  else {
    const mail = composeMail({ merchantName: name, locale: 'en', title: subject, lines: [text], footer: '' });
    await delivery.sendMail(merchantId, { to, subject, ...mail });
  }
}

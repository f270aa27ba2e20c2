import { appError } from '../../../platform/http/errors.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { deliveryErrors } from './delivery.errors.ts';
import { maskEmail, maskMobile } from './contact-masks.rules.ts';
import { createSmsGateway, type SmsGateway } from './providers/sms-gateway.ts';
import { createSmtp, type Mail } from './providers/smtp.ts';

export { deliveryErrors } from './delivery.errors.ts';
export { maskEmail, maskMobile } from './contact-masks.rules.ts';
export { composeMail, type MailWords } from './mail.rules.ts';
export type { Mail } from './providers/smtp.ts';

export type Delivery = {
  /** @throws `verification.not_enabled` (no gateway), `.quota_exceeded`, `.gateway_failed`, `.phone_invalid` */
  sendSms: (merchantId: string, message: { to: string /* E.164 */; text: string }) => Promise<void>;
  /** Same cost and failures as `sendSms`, but nothing is delivered: for numbers that nobody has. */
  probeSms: (merchantId: string) => Promise<void>;
  /** @throws `verification.not_enabled`, `verification.gateway_failed` */
  sendMail: (merchantId: string, mail: Mail) => Promise<void>;
  close: () => Promise<void>;
};

/** Messages and mails, over whatever the merchant has; no text and no contact reaches the log in full. */
export function createDelivery({
  merchants,
  log,
  timeoutMilliseconds,
}: {
  merchants: Pick<Merchants, 'byId'>;
  log: Logger;
  /** For tests. */
  timeoutMilliseconds?: number;
}): Delivery {
  const limits = { log, ...(timeoutMilliseconds === undefined ? {} : { timeoutMilliseconds }) };
  const sms = createSmsGateway(limits);
  const smtp = createSmtp(limits);

  const gatewayOf = async (merchantId: string): Promise<SmsGateway> => {
    const gateway = (await merchants.byId(merchantId)).integrations.sms;
    if (!gateway) throw appError(deliveryErrors.notEnabled);
    return gateway;
  };

  return {
    sendSms: async (merchantId, message) => {
      await sms.send(merchantId, await gatewayOf(merchantId), message);
      log.info({ merchantId, to: maskMobile(message.to) }, 'message sent');
    },
    probeSms: async (merchantId) => sms.probe(merchantId, await gatewayOf(merchantId)),
    sendMail: async (merchantId, mail) => {
      const server = (await merchants.byId(merchantId)).integrations.mail;
      if (!server) throw appError(deliveryErrors.notEnabled);
      await smtp.send(merchantId, server, mail);
      log.info({ merchantId, to: maskEmail(mail.to) }, 'mail sent');
    },
    close: async () => smtp.close(),
  };
}

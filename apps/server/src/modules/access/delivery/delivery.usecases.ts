import { appError } from '../../../platform/http/errors.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { maskEmail, maskMobile } from './contact-masks.rules.ts';
import { deliveryErrors } from './delivery.errors.ts';
import type { Delivery } from './delivery.types.ts';
import type { SmsGatewayClient } from './providers/sms-gateway.adapter.ts';
import type { SmtpClient } from './providers/smtp.adapter.ts';

export type SendingDeps = {
  merchants: Pick<Merchants, 'byId'>;
  log: Logger;
  sms: SmsGatewayClient;
  smtp: SmtpClient;
};

/** Sends over the merchant's own gateway and mail server. Neither texts nor full addresses reach the log. */
export function createSending({ merchants, log, sms, smtp }: SendingDeps): Delivery {
  const gatewayOf = async (merchantId: string) => {
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

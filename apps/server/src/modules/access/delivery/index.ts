import type { Logger } from '../../../platform/log.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Delivery } from './delivery.types.ts';
import { createSending } from './delivery.usecases.ts';
import { createSmsGateway } from './providers/sms-gateway.adapter.ts';
import { createSmtp } from './providers/smtp.adapter.ts';

export { deliveryErrors } from './delivery.errors.ts';
export type { Delivery } from './delivery.types.ts';
export { maskEmail, maskMobile } from './contact-masks.rules.ts';
export { composeMail, type MailWords } from './mail.rules.ts';
export type { Mail } from './providers/smtp.adapter.ts';

/** Text messages and mails. */
export function createDelivery(deps: {
  merchants: Pick<Merchants, 'byId'>;
  log: Logger;
  /** For tests. */
  timeoutMilliseconds?: number;
}): Delivery {
  const { merchants, log, timeoutMilliseconds } = deps;
  const limits = { log, ...(timeoutMilliseconds === undefined ? {} : { timeoutMilliseconds }) };
  return createSending({ merchants, log, sms: createSmsGateway(limits), smtp: createSmtp(limits) });
}

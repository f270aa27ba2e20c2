import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { deliveryConsole } from './delivery.console.ts';
import type { Delivery } from './delivery.types.ts';
import { createSending } from './delivery.usecases.ts';
import type { TestMessageDeps } from './test-message.usecases.ts';
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

/** Test messages that operators send over a merchant's integrations. */
export const createIntegrationTests = (deps: TestMessageDeps): { consoleRoutes: BoundRoutes } => ({
  consoleRoutes: deliveryConsole(deps),
});

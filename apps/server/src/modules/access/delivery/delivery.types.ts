import type { Mail } from './providers/smtp.adapter.ts';

export type Delivery = {
  /** @throws `verification.not_enabled` (no gateway), `.quota_exceeded`, `.gateway_failed`, `.phone_invalid` */
  sendSms: (merchantId: string, message: { to: string /* E.164 */; text: string }) => Promise<void>;
  /** Costs the same and fails in the same ways as `sendSms`, but sends nothing: for unknown numbers. */
  probeSms: (merchantId: string) => Promise<void>;
  /** @throws `verification.not_enabled`, `verification.gateway_failed` */
  sendMail: (merchantId: string, mail: Mail) => Promise<void>;
  close: () => Promise<void>;
};

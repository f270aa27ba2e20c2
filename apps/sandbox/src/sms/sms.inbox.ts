import type { MessageLog } from '../message-log.ts';

export type Sms = { to: string; text: string; sender: string };

/** Every phone there is. The gateway and the phone identity service both send here. */
export type SmsInbox = MessageLog<Sms>;

import type { MessageLog } from '../message-log.ts';

export type Sms = { to: string; text: string; sender: string };

/** All phones. The SMS gateway and the phone verification service deliver here. */
export type SmsInbox = MessageLog<Sms>;

import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Members } from '../../access/members/index.ts';
import type { SignIn } from '../../access/sign-in/index.ts';
import type { Messages } from '../../engagement/messages/index.ts';
import type { Payments } from '../../money/payments/index.ts';
import type { Protection } from '../../money/protection/index.ts';
import type { Risk } from '../../money/risk/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';

export type LineTransferHooks = {
  /** What a member owes to others of the line; whoever owes anything sends nothing. */
  openBills: Array<(db: Db, of: { merchantId: string; memberId: string }) => Promise<bigint>>;
};

export type LineTransferDeps = {
  hooks: LineTransferHooks;
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId'>;
  members: Pick<Members, 'lock' | 'find'>;
  signIn: Pick<SignIn, 'checkPaymentPassword'>;
  wallet: Pick<Wallet, 'transaction' | 'post' | 'balanceOf'>;
  protection: Pick<Protection, 'stateOf'>;
  messages: Pick<Messages, 'send'>;
  risk: Pick<Risk, 'assess' | 'standingOf'>;
  payments: Pick<Payments, 'hooks' | 'turnoverLeft'>;
};

export type Direction = 'down' | 'up';
export type MemberKey = { merchantId: string; memberId: string };

export type LineTransfer = {
  id: string;
  fromMember: string;
  toMember: string;
  direction: Direction;
  currency: string;
  amountMinor: bigint;
  day: string;
  at: Date;
};

/** A transfer as one of the two sees it. */
export type SeenTransfer = {
  id: string;
  direction: Direction;
  isSent: boolean;
  otherName: string;
  amount: bigint;
  at: Date;
};

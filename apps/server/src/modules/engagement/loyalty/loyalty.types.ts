import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { Approvals } from '../../access/approvals/index.ts';
import type { Members } from '../../access/members/index.ts';
import type { SignIn } from '../../access/sign-in/index.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { FiguresModule } from '../../games/figures/index.ts';
import type { MoneyTx, Wallet } from '../../money/wallet/index.ts';
import type { Messages } from '../messages/index.ts';

export type MemberKey = { merchantId: string; memberId: string };

/** Issues goods of a later module, such as tickets, when a redemption is approved. */
export type GoodIssuer = {
  kind: 'free_rounds' | 'tickets';
  /** Whether goods with these terms can be issued now. */
  canIssue: (of: { merchantId: string; terms: unknown }) => Promise<boolean>;
  issue: (
    tx: MoneyTx,
    good: MemberKey & { currency: string; redemptionId: string; quantity: number; terms: unknown },
  ) => Promise<void>;
};

export type LoyaltyDeps = {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'record'>;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  members: Pick<Members, 'lock' | 'find'>;
  signIn: Pick<SignIn, 'checkPaymentPassword'>;
  approvals: Pick<Approvals, 'ask' | 'pendingAbout'>;
  messages: Pick<Messages, 'send'>;
  wallet: Pick<Wallet, 'transaction' | 'post' | 'balanceOf' | 'statement'>;
  figures: Pick<FiguresModule, 'reader' | 'ofMember'>;
  box: SecretBox;
  hooks: { goods: GoodIssuer[] };
};

import type { memberFileRoutes } from '@croupier/contract/access/member-file.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Approvals } from '../../access/approvals/index.ts';
import type { Factors } from '../../access/factors/index.ts';
import type { Members } from '../../access/members/index.ts';
import type { Operators } from '../../access/operators/index.ts';
import type { Sessions } from '../../access/sessions/index.ts';
import type { Verification } from '../../access/verification/index.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Messages } from '../../engagement/messages/index.ts';
import type { Rounds } from '../../games/rounds/index.ts';
import type { FiguresModule } from '../../games/figures/index.ts';
import type { Payments } from '../../money/payments/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';

export type MemberFileDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'byId'>;
  audit: Pick<Audit, 'ofSubject' | 'latest' | 'record'>;
  verification: Pick<Verification, 'maskMobile' | 'maskEmail'>;
  factors: Pick<Factors, 'state'>;
  members: Pick<Members, 'find'>;
  sessions: Pick<Sessions, 'access'>;
  operators: Pick<Operators, 'list'>;
  approvals: Pick<Approvals, 'pendingAbout'>;
  wallet: Pick<Wallet, 'balanceOf' | 'entriesBefore'>;
  payments: Pick<Payments, 'withdrawalTerms'>;
  figures: Pick<FiguresModule, 'ofMember'>;
  messages: Pick<Messages, 'sentTo'>;
  rounds: Pick<Rounds, 'listPlayed'>;
};

/** The member whose file it is. */
export type Subject = { merchantId: string; memberId: string };

export type Output<Name extends keyof typeof memberFileRoutes> = CallOutput<(typeof memberFileRoutes)[Name]>;

export type Actor = { kind: string; id: string | null; name: string };

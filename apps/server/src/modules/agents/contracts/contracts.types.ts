import type { Terms } from '@croupier/agreements/contracts/terms.ts';
import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import type { contractState, endedWhy } from '@croupier/contract/agents/contracts.ts';
import type { OutputOf } from '@croupier/contract/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Approvals } from '../../access/approvals/index.ts';
import type { Audit, AuditActor } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Messages } from '../../engagement/messages/index.ts';
import type { FiguresModule } from '../../games/figures/index.ts';
import type { Corrections } from '../../games/rounds/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import type { Cycle } from './periods/cycles.rules.ts';

export type ContractDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  approvals: Pick<Approvals, 'ask'>;
  messages: Pick<Messages, 'send'>;
  wallet: Pick<Wallet, 'transaction' | 'post' | 'balanceOf'>;
  figures: Pick<FiguresModule, 'reader'>;
  /** Corrected results of rounds. */
  corrections: Corrections;
};

export type ContractState = OutputOf<typeof contractState>;
export type EndedWhy = OutputOf<typeof endedWhy>;
export type MemberKey = { merchantId: string; memberId: string };

/** Who acts, for the audit log. */
export type By = { actor: AuditActor; ip?: string; requestId?: string | undefined };

export type Contract = {
  id: string;
  kind: ContractKind;
  cycle: Cycle;
  payerNo: number;
  payeeNo: number;
  terms: Terms;
  state: ContractState;
  offeredAt: Date;
  expiresAt: Date;
  startsPeriod: number | null;
  endsPeriod: number | null;
  endedWhy: EndedWhy | null;
  endAskedAt: Date | null;
  replacesId: string | null;
};

export type Party = { memberId: string; account: string; nickname: string };
/** A contract as its parties see it; the house has no name. */
export type ContractOfParties = Contract & { payer: Party | null; payee: Party };

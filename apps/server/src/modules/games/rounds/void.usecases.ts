import { roundVoid } from '@croupier/contract/games/round-control.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, appError } from '../../../platform/http/errors.ts';
import { approvalErrors } from '../../access/approvals/index.ts';
import type { Operator } from '../../access/permissions/index.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { MoneyTx, Wallet } from '../../money/wallet/index.ts';
import { roundsErrors } from './rounds.errors.ts';
import { findRound } from './rounds.reads.ts';
import type { Round, RoundAfter, VoidRound } from './rounds.types.ts';

export type RoundVoidDeps = {
  wallet: Pick<Wallet, 'transaction'>;
  audit: Pick<Audit, 'record'>;
  rounds: { void: (tx: MoneyTx, round: VoidRound) => Promise<RoundAfter> };
};

type Payload = { stake: bigint };
type Request = { merchantId: string; subject: string; payload: Payload };
type Facts = {
  gameId: string;
  memberId: string;
  currency: string;
  state: string;
  stake: string;
  payout: string;
};

/** @throws `rounds.not_found`, `rounds.not_open` */
async function getOpenRound(tx: Tx, { merchantId, subject }: Omit<Request, 'payload'>): Promise<Round> {
  const round = await findRound(tx, { merchantId, roundId: subject });
  if (!round) throw appError(roundsErrors.notFound);
  if (round.state !== 'open' || round.pool !== null) throw appError(roundsErrors.notOpen);
  return round;
}

const recorded = ({ state, stakeMinor, payoutMinor, currency }: Round): object => ({
  state,
  stake: formatMoney(stakeMinor),
  payout: formatMoney(payoutMinor),
  currency,
});

/**
 * Voids an open round after a second person has agreed. The subject of the request is the round's id.
 *
 * The facts take no lock: a player who is just finishing the round would wait for it. Voiding itself locks in the
 * order in which rounds are played, and a round that has ended by then makes the request stale.
 */
export function createRoundVoid({ wallet, audit, rounds }: RoundVoidDeps) {
  const execute = async (
    tx: Tx,
    { merchantId, subject, payload, operator }: Request & { operator: Operator },
  ): Promise<void> => {
    const round = await getOpenRound(tx, { merchantId, subject });
    if (round.stakeMinor !== payload.stake) throw appError(approvalErrors.stale);
    // `transaction` below is the wallet's.
    const after = await rounds.void(tx as MoneyTx, { merchantId, memberId: round.memberId, id: subject });
    await audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: 'round.voided',
      subject: `round:${subject}`,
      before: recorded(round),
      after: recorded(after),
      ip: operator.ip,
      requestId: operator.requestId,
    });
  };

  return {
    kind: 'rounds.void',
    permission: 'rounds.void',
    schema: roundVoid,
    /** @throws `rounds.not_found`, `rounds.not_open` */
    facts: async (tx: Tx, request: Request): Promise<Facts> => {
      const { gameId, memberId, currency, state, stakeMinor, payoutMinor } = await getOpenRound(tx, request);
      const stake = formatMoney(stakeMinor);
      return { gameId, memberId, currency, state, stake, payout: formatMoney(payoutMinor) };
    },
    summary: ({ subject, facts }: Request & { facts: Facts }) => ({
      subject: `${facts.gameId} ${subject}`,
      changes: [
        { label: 'round.state', before: 'open', after: 'voided' },
        { label: 'round.stake', before: `${facts.stake} ${facts.currency}`, after: '' },
      ],
    }),
    /** @throws `approvals.stale`, `rounds.win_spent` */
    execute: async (tx: Tx, request: Request & { operator: Operator }): Promise<void> => {
      try {
        await execute(tx, request);
      } catch (error) {
        const hasEnded = error instanceof AppError && error.code === roundsErrors.notOpen.code;
        throw hasEnded ? appError(approvalErrors.stale) : error;
      }
    },
    transaction: wallet.transaction,
  } as const;
}

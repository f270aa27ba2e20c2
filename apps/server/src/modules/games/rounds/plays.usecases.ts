import type { Statement } from '../../../platform/db/statement.ts';
import { derivedId } from '../../../platform/ids.ts';
import {
  mainOf,
  postLinked,
  type AccountOf,
  type LedgerBatch,
  type MoneyDomain,
  type NamedAccount,
  type Transfer,
} from '../../money/wallet/index.ts';
import { houseOf } from './commands.usecases.ts';
import {
  finishRounds,
  furtherRoundReads,
  openRoundSet,
  readRoundSet,
  roundWrites,
  type RoundSet,
} from './round-set.usecases.ts';
import type { PlayRound, RefusalCode, Round } from './rounds.types.ts';

/** `balanceMinor` and `sequence` of the main account right after the round. */
export type PlayOutcome =
  | { status: 'played'; round: Round; balanceMinor: bigint; sequence: bigint }
  | { status: 'refused'; code: RefusalCode };

type Batch = { ledger: LedgerBatch; rounds: RoundSet; accountOf: AccountOf };

/** What deciding plays needs: `openRoundSet` takes the results. */
export const readPlaySet = (
  merchantId: string,
  plays: readonly Pick<PlayRound, 'id' | 'memberId' | 'currency' | 'gameId'>[],
): Statement[] =>
  readRoundSet(
    merchantId,
    plays.map(({ id, memberId, currency, gameId }) => ({
      roundId: id,
      memberId,
      currency,
      gameId,
      isStake: true,
    })),
  );

/** The player's main account comes first. */
function accountsOfPlay(
  play: Pick<PlayRound, 'merchantId' | 'currency' | 'memberId' | 'vendor' | 'gameId' | 'house' | 'linked'>,
): NamedAccount[] {
  const { merchantId, currency } = play;
  const linked = (play.linked ?? []).flatMap(({ debit, credit }) => [debit, credit]);
  return [mainOf(play.memberId), play.house ?? houseOf(play), ...linked].map((ref) => ({
    merchantId,
    currency,
    ref,
  }));
}

function transfersOf(play: PlayRound): Transfer[] {
  const { merchantId, id, payoutMinor } = play;
  const [main, house] = [mainOf(play.memberId), play.house ?? houseOf(play)];
  const bet: Transfer = {
    id,
    debit: main,
    credit: house,
    amountMinor: play.stakeMinor,
    code: 'bet',
    reference: id,
  };
  const win: Transfer = {
    // A round pays once, so the id of the payout derives from the round's.
    id: derivedId('win', merchantId, id),
    debit: house,
    credit: main,
    amountMinor: payoutMinor,
    code: 'win',
    reference: id,
  };
  return [bet, ...(payoutMinor > 0n ? [win] : []), ...(play.linked ?? [])];
}

/** Plays bet and result at once, or nothing if the balance is too low. Ids are in stored form. */
export function decidePlay({ ledger, rounds, accountOf }: Batch, play: PlayRound): PlayOutcome {
  const { merchantId, memberId, currency, id, stakeMinor, payoutMinor } = play;
  const validBetMinor = play.validBetMinor ?? stakeMinor;
  if (rounds.find(id)) return { status: 'refused', code: 'rounds.not_open' };
  if (ledger.find(id)) return { status: 'refused', code: 'wallet.transfer_mismatch' };
  const main = accountOf({ merchantId, currency, ref: mainOf(memberId) }).id;
  const refused = rounds.guards.admit(ledger, main, { memberId, currency, stakeMinor });
  if (refused) return { status: 'refused', code: refused };
  const figures = { memberId, rounds: 1, stakeMinor, validBetMinor, payoutMinor };
  const posted = postLinked(ledger, { transfers: transfersOf(play), figures: [figures] }, (ref) =>
    accountOf({ merchantId, currency, ref }),
  );
  if (!posted.ok) {
    const isShort = posted.why === 'insufficientFunds';
    return { status: 'refused', code: isShort ? 'wallet.insufficient_funds' : 'wallet.transfer_mismatch' };
  }
  const round = rounds.add({
    merchantId,
    id,
    memberId,
    gameId: play.gameId,
    vendor: play.vendor,
    currency,
    rulesVersion: play.rulesVersion,
    reference: play.reference ?? '',
    unit: null,
    pool: null,
    state: 'settled',
    stakeMinor,
    payoutMinor,
    validBetMinor,
    openedAt: ledger.at,
    settledAt: ledger.at,
    correctedAt: null,
    isShut: false,
    detail: play.detail ?? null,
  });
  const after = ledger.member(main);
  if (!after) throw new Error('a member plays without an account');
  return { status: 'played', round, balanceMinor: after.balanceMinor, sequence: after.sequence };
}

/** Single-call rounds as a ledger domain, for transactions of the caller. */
export const playsDomain: MoneyDomain<PlayRound, PlayOutcome, RoundSet> = {
  laneKey: ({ merchantId, memberId }) => `${merchantId}/${memberId}`,
  accounts: accountsOfPlay,
  ids: (play) =>
    accountsOfPlay(play)
      .slice(0, 1)
      .map((account) => ({ id: play.id, account })),
  reads: (merchantId, plays) => readPlaySet(merchantId, plays),
  open: openRoundSet,
  furtherReads: furtherRoundReads,
  decide: (play, ledger, rounds, accountOf) => decidePlay({ ledger, rounds, accountOf }, play),
  finish: finishRounds,
  writes: roundWrites,
};

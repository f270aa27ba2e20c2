import type { Statement } from '../../../platform/db/statement.ts';
import { derivedId } from '../../../platform/ids.ts';
import { againWithBonus, shareOf, type Bonus } from '../../money/bonuses/index.ts';
import {
  mainOf,
  postLinked,
  type AccountOf,
  type AccountRef,
  type LedgerBatch,
  type LedgerTransfer,
  type MoneyDomain,
  type NamedAccount,
  type Transfer,
} from '../../money/wallet/index.ts';
import { bonusAccounts, houseOf } from './commands.usecases.ts';
import {
  checkBonuses,
  paymentParts,
  planStake,
  stakeParts,
  tellBonuses,
  type Stake,
  type StakePlan,
} from './decisions/bonuses.rules.ts';
import {
  finishRounds,
  furtherRoundReads,
  openRoundSet,
  readRoundSet,
  roundWrites,
  type RoundSet,
} from './round-set.usecases.ts';
import type { PlayRound, RefusalCode, Round, RoundBonus } from './rounds.types.ts';

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

type Parts = { transfers: LedgerTransfer[]; bonusPayoutMinor: bigint };

/** The same with bonus money in the stake; the round's id stands for the whole stake. */
function partsOf(batch: Batch, play: PlayRound, plan: StakePlan & { bonus: Bonus }): Parts {
  const { accountOf } = batch;
  const { merchantId, currency, id, payoutMinor, memberId, stakeMinor } = play;
  const numberOf = (ref: AccountRef): number => accountOf({ merchantId, currency, ref }).id;
  const [wallet, other] = [numberOf(mainOf(memberId)), numberOf(play.house ?? houseOf(play))];
  const of = { merchantId, id, wallet, other, round: { id, bonusId: plan.bonus.id } };
  const bonusPayoutMinor = shareOf(payoutMinor, { stakeMinor, bonusStakeMinor: plan.bonusMinor });
  const payout = { mainMinor: payoutMinor - bonusPayoutMinor, bonusMinor: bonusPayoutMinor };
  const linked = (play.linked ?? []).map(({ debit, credit, ...transfer }) => ({
    ...transfer,
    debit: numberOf(debit),
    credit: numberOf(credit),
  }));
  const stakes = stakeParts(batch, { ...of, code: 'bet' }, plan);
  // The bonus plays, so nothing goes on to somewhere else.
  const paid = paymentParts(batch, { ...of, code: 'win' }, payout);
  return { transfers: [...stakes.transfers, ...paid.transfers, ...linked], bonusPayoutMinor };
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

type Paid = { status: 'paid'; bonus: RoundBonus | null } | { status: 'refused'; code: RefusalCode };

/** Posts what a play moves. */
function pay(batch: Batch, play: PlayRound, plan: StakePlan): Paid {
  const { ledger, accountOf } = batch;
  const { merchantId, memberId, currency, id, stakeMinor, payoutMinor } = play;
  const validBetMinor = play.validBetMinor ?? stakeMinor;
  const figures = { memberId, rounds: 1, stakeMinor, validBetMinor, payoutMinor };
  const { bonus } = plan;
  const counted = { stakeMinor: 0n, payoutMinor: 0n, touchedMinor: 0n, wageredMinor: 0n };
  if (bonus && plan.bonusMinor > 0n) {
    const { transfers, bonusPayoutMinor } = partsOf(batch, play, { ...plan, bonus });
    if (!ledger.post(transfers).ok) return { status: 'refused', code: 'wallet.transfer_mismatch' };
    ledger.note(id, { kind: 'play', memberId, roundId: id, amount: String(stakeMinor) });
    ledger.addFigures(accountOf({ merchantId, currency, ref: mainOf(memberId) }).id, figures);
    const parts = { stakeMinor: plan.bonusMinor, payoutMinor: bonusPayoutMinor, touchedMinor: stakeMinor };
    return { status: 'paid', bonus: { ...counted, ...parts, id: bonus.id } };
  }
  const posted = postLinked(ledger, { transfers: transfersOf(play), figures: [figures] }, (ref) =>
    accountOf({ merchantId, currency, ref }),
  );
  if (posted.ok) return { status: 'paid', bonus: bonus ? { ...counted, id: bonus.id } : null };
  const isShort = posted.why === 'insufficientFunds';
  return { status: 'refused', code: isShort ? 'wallet.insufficient_funds' : 'wallet.transfer_mismatch' };
}

/** Why a stake is refused: by the player's protection, for lack of money, or by the terms of a bonus. */
export function refusalOfStake(batch: Batch, stake: Stake, round?: Round): RefusalCode | null {
  const { ledger, rounds, accountOf } = batch;
  const { merchantId, currency, memberId } = stake;
  const main = accountOf({ merchantId, currency, ref: mainOf(memberId) }).id;
  const guarded = rounds.guards.admit(ledger, main, stake);
  if (guarded) return guarded;
  const plan = planStake(batch, stake, { round });
  return typeof plan === 'string' ? plan : null;
}

/**
 * Plays bet and result at once, or nothing if the balance is too low. Ids are in stored form. The batch must have called
 * `checkBonuses` for the member.
 */
export function decidePlay(batch: Batch, play: PlayRound): PlayOutcome {
  const { ledger, rounds, accountOf } = batch;
  const { merchantId, memberId, currency, id, stakeMinor, payoutMinor } = play;
  if (rounds.find(id)) return { status: 'refused', code: 'rounds.not_open' };
  if (ledger.find(id)) return { status: 'refused', code: 'wallet.transfer_mismatch' };
  const main = accountOf({ merchantId, currency, ref: mainOf(memberId) }).id;
  const refused = rounds.guards.admit(ledger, main, { memberId, currency, stakeMinor });
  if (refused) return { status: 'refused', code: refused };
  const plan = planStake(batch, play);
  if (typeof plan === 'string') return { status: 'refused', code: plan };
  const paid = pay(batch, play, plan);
  if (paid.status === 'refused') return paid;
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
    validBetMinor: play.validBetMinor ?? stakeMinor,
    openedAt: ledger.at,
    settledAt: ledger.at,
    correctedAt: null,
    isShut: false,
    bonus: paid.bonus,
    detail: play.detail ?? null,
  });
  tellBonuses(batch);
  const after = ledger.member(main);
  if (!after) throw new Error('a member plays without an account');
  return { status: 'played', round, balanceMinor: after.balanceMinor, sequence: after.sequence };
}

/** Single-call rounds as a ledger domain, for transactions of the caller. */
export const playsDomain: MoneyDomain<PlayRound, PlayOutcome, RoundSet> = {
  laneKey: ({ merchantId, memberId }) => `${merchantId}/${memberId}`,
  accounts: (play) => [...accountsOfPlay(play), ...bonusAccounts(play)],
  ids: (play) =>
    accountsOfPlay(play)
      .slice(0, 1)
      .map((account) => ({ id: play.id, account })),
  reads: (merchantId, plays) => readPlaySet(merchantId, plays),
  open: openRoundSet,
  furtherReads: furtherRoundReads,
  /** @throws MissingBonusError, and is decided again then */
  decide: (play, ledger, rounds, accountOf) => {
    const batch = { ledger, rounds, accountOf };
    checkBonuses(batch, play, undefined);
    return decidePlay(batch, play);
  },
  again: againWithBonus,
  finish: finishRounds,
  writes: roundWrites,
};

import { derivedId } from '../../../../platform/ids.ts';
import type { AccountRef, Transfer, TransferBatch, TransferOutcome } from '../../../money/wallet/index.ts';
import type { Outcome, RoundCommand } from '../index.ts';
import { HOUSE, refusedWith, type Answer, type Move, type Play } from './model.ts';

export const CURRENCY = 'THB';

/** Maps the names of a history to the real ids of one run; each run has its own merchant. */
export const namesOf = (merchantId: string) => {
  const idOf = (name: string): string => derivedId(merchantId, 'id', name);
  const memberOf = (name: string): string => derivedId(merchantId, 'member', name);
  const accountOf = (owner: string): AccountRef =>
    owner === HOUSE
      ? { owner: 'house', kind: 'game', key: 'ACME:reels' }
      : { owner: 'member', memberId: memberOf(owner), kind: 'main' };
  const transferOf = ({ id, from, to, amount }: Move): Transfer => ({
    id: idOf(id),
    debit: accountOf(from),
    credit: accountOf(to),
    amountMinor: BigInt(amount),
    code: 'adjustment',
    reference: idOf('reference'),
  });
  return {
    idOf,
    memberOf,
    batchOf: (moves: readonly Move[]): TransferBatch => ({
      merchantId,
      currency: CURRENCY,
      transfers: moves.map(transferOf),
    }),
    commandOf: (command: Play): RoundCommand => {
      const common = {
        merchantId,
        currency: CURRENCY,
        vendor: 'ACME',
        gameId: 'reels',
        id: idOf(command.id),
        memberId: memberOf(command.member),
        roundId: idOf(command.round),
      };
      if (command.kind === 'rollback') {
        const { roundId: _, gameId: __, ...bare } = common;
        return { ...(command.named ? common : bare), kind: 'rollback', betId: idOf(command.bet) };
      }
      if (command.kind === 'cancel') return { ...common, kind: 'cancel' };
      if (command.kind === 'correct') {
        const { kind, belowZero } = command;
        const [previousMinor, payoutMinor] = [BigInt(command.previous), BigInt(command.payout)];
        return { ...common, kind, belowZero, previousMinor, payoutMinor };
      }
      const amountMinor = BigInt(command.amount);
      if (command.kind === 'promo') return { ...common, kind: 'promo', amountMinor };
      const { free } = command;
      return command.kind === 'bet'
        ? { ...common, kind: 'bet', amountMinor, free, closes: command.closes }
        : { ...common, kind: 'win', amountMinor, free, final: command.final, late: command.late };
    },
  };
};

/** Converts real answers to those of the model. */
export const playAnswer = (outcome: Outcome): Answer =>
  outcome.status === 'accepted' ? `${outcome.balanceMinor} #${outcome.sequence}` : refusedWith(outcome.code);

export const transferAnswer = (outcome: TransferOutcome): Answer =>
  outcome.status === 'refused'
    ? refusedWith(outcome.error.code)
    : outcome.transfers
        .map(({ debit, credit }) =>
          [debit, credit]
            .map((entry) => (entry ? `${entry.balanceAfterMinor} #${entry.sequence}` : '-'))
            .join('/'),
        )
        .join(' ');

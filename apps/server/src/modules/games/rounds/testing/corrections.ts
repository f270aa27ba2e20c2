import { newId } from '../../../../platform/ids.ts';
import type { MoneyDomain, Wallet } from '../../../money/wallet/index.ts';
import { roundsDomain } from '../commands.usecases.ts';
import type { Round } from '../index.ts';
import type { RoundSet } from '../round-set.usecases.ts';
import type { InnerCommand } from '../decisions/context.rules.ts';

type RoundOf = Pick<Round, 'merchantId' | 'memberId' | 'currency' | 'vendor' | 'gameId'> & {
  roundId: string;
};

/** Changes a settled round and the figures of the member, as a correction does; without the money. */
export async function correctRound(
  wallet: Pick<Wallet, 'transaction' | 'decideIn'>,
  of: RoundOf,
  changes: Partial<Pick<Round, 'state' | 'stakeMinor' | 'payoutMinor' | 'validBetMinor'>>,
): Promise<void> {
  const domain: MoneyDomain<InnerCommand, null, RoundSet> = {
    ...roundsDomain,
    decide: (command, ledger, set, accountOf) => {
      const before = set.find(of.roundId);
      if (before?.state !== 'settled') return null;
      const after = set.change(before, { ...changes, correctedAt: ledger.at });
      const { merchantId, currency, memberId } = command;
      const main = accountOf({ merchantId, currency, ref: { owner: 'member', memberId, kind: 'main' } }).id;
      ledger.addFigures(main, {
        rounds: after.state === 'settled' ? 0 : -1,
        stakeMinor: after.stakeMinor - before.stakeMinor,
        validBetMinor: after.validBetMinor - before.validBetMinor,
        payoutMinor: after.payoutMinor - before.payoutMinor,
      });
      return null;
    },
  };
  const command: InnerCommand = { ...of, kind: 'win', id: newId(), amountMinor: 0n, final: true };
  await wallet.transaction((tx) => wallet.decideIn(tx, domain, [command]));
}

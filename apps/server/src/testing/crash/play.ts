import { randomUUID } from 'node:crypto';
import type { RoundCommand } from '../../modules/games/rounds/index.ts';

export const MERCHANT = 'crash';
export const CURRENCY = 'EUR';

type OpenBet = { memberId: string; roundId: string; betId: string };

/** Bets, wins and rollbacks as a vendor would send them: 60, 35 and 5 of a hundred; some bets are too high. */
export function createPlay(members: readonly string[], random: () => number) {
  const open: OpenBet[] = [];
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const base = (memberId: string, roundId: string) => ({
    id: randomUUID(),
    merchantId: MERCHANT,
    memberId,
    currency: CURRENCY,
    roundId,
    vendor: 'crash-vendor',
    gameId: 'crash-game',
  });

  const next = (): RoundCommand => {
    const dice = random();
    const taken =
      dice < 0.4 && open.length > 0 ? open.splice(Math.floor(random() * open.length), 1)[0] : undefined;
    if (taken && dice < 0.05)
      return { ...base(taken.memberId, taken.roundId), kind: 'rollback', betId: taken.betId };
    if (taken) {
      const amountMinor = BigInt(Math.floor(random() * 200_000));
      return { ...base(taken.memberId, taken.roundId), kind: 'win', amountMinor, final: true };
    }
    const memberId = pick(members) ?? '';
    const amountMinor = random() < 0.05 ? 10n ** 13n : BigInt(1 + Math.floor(random() * 100_000));
    return { ...base(memberId, randomUUID()), kind: 'bet', amountMinor };
  };

  return {
    next,
    /** An accepted bet may be won or rolled back later. */
    accepted: (command: RoundCommand): void => {
      if (command.kind === 'bet')
        open.push({ memberId: command.memberId, roundId: command.roundId, betId: command.id });
    },
  };
}

import { bonusTerms, type BonusTerms } from '@croupier/contract/bonuses/terms.ts';
import type { z } from 'zod';
import { createManualClock } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/ids.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createWallet, mainOf, type AccountRef, type LaneOptions } from '../../wallet/index.ts';
import { createRounds, type RoundCommand } from '../../../games/rounds/index.ts';
import type { Protection } from '../../protection/index.ts';
import type { BonusDeps } from '../bonuses.types.ts';
import { createBonuses } from '../index.ts';

const merchantId = 'demo';
const currency = 'THB';
const HOUSE: AccountRef = { owner: 'house', kind: 'adjustment', key: 'test' };

/** 12.5 is 125,000. */
export const minor = (amount: number): bigint => BigInt(Math.round(amount * 10_000));

export const termsOf = (given: z.input<typeof bonusTerms>): BonusTerms => bonusTerms.decode(given);

/** A ledger with rounds and bonuses, and members who play two games: slots, and a live game of which a tenth counts. */
export async function createBonusWorld(
  options: { lanes?: LaneOptions; protection?: Partial<Pick<Protection, 'stateOf'>> } = {},
) {
  const database = await createTestDatabase({ maxConnections: 12 });
  const clock = createManualClock(new Date());
  const { db } = database;
  const wallet = createWallet({ db, clock });
  const unused = {} as never;
  const deps: BonusDeps = {
    hooks: { titles: [], freeRounds: [] },
    db,
    clock,
    wallet,
    audit: { record: async () => undefined },
    merchants: { byId: async () => ({ currency }), list: async () => [{ id: merchantId }] } as never,
    members: unused,
    approvals: unused,
    protection: {
      stateOf: async () => ({ code: null, until: null, mayGetMarketing: true }),
      ...options.protection,
    },
  };
  const bonuses = createBonuses(deps);
  const rounds = createRounds({ db, clock, wallet, ...options });
  wallet.hooks.checks.push(rounds.check, bonuses.check);

  const pay = (memberId: string, amountMinor: bigint) =>
    wallet.transaction((tx) =>
      wallet.post(tx, {
        merchantId,
        currency,
        transfers: [
          {
            id: newId(),
            debit: HOUSE,
            credit: mainOf(memberId),
            amountMinor,
            code: 'adjustment',
            reference: memberId,
          },
        ],
      }),
    );
  const balances = async (memberId: string) => {
    const { main, bonus } = await wallet.balanceOf(merchantId, memberId, currency);
    return { main: main.amountMinor, bonus: bonus.amountMinor };
  };
  const game = { merchantId, currency, vendor: 'ACME' };
  return {
    database,
    clock,
    db,
    wallet,
    deps,
    bonuses,
    rounds,
    pay,
    balances,
    newMember: async (amountMinor: bigint): Promise<string> => {
      const memberId = newId();
      if (amountMinor > 0n) await pay(memberId, amountMinor);
      return memberId;
    },
    issue: (memberId: string, terms: BonusTerms, amountMinor: bigint, grantId = newId()) =>
      wallet.transaction((tx) =>
        bonuses.issue(tx, {
          merchantId,
          memberId,
          currency,
          grantId,
          promotionId: 'welcome',
          terms,
          amountMinor,
          baseMinor: 0n,
        }),
      ),
    /** A round of one bet that pays at once. */
    play: async (memberId: string, gameId: string, stakeMinor: bigint, payoutMinor = 0n) => {
      const of = { ...game, memberId, gameId, roundId: newId() };
      const bet = await rounds.submit({ ...of, kind: 'bet', id: newId(), amountMinor: stakeMinor });
      if (bet.status === 'refused') return bet;
      return rounds.submit({ ...of, kind: 'win', id: newId(), amountMinor: payoutMinor, final: true });
    },
    submit: (command: RoundCommand) => rounds.submit(command),
    of: (memberId: string, gameId: string, roundId = newId()) => ({ ...game, memberId, gameId, roundId }),
    audit: () => wallet.audit(),
    close: async () => {
      await wallet.close();
      await database.close();
    },
  };
}

export type BonusWorld = Awaited<ReturnType<typeof createBonusWorld>>;

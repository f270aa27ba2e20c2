import { dayIn } from '../../../platform/zone.ts';
import type { createFire } from './claims/events.usecases.ts';
import { findDeposit } from './facts/members.reads.ts';
import { returnToBudget } from './grants/returns.usecases.ts';
import type { Parts } from './promotions.types.ts';
import { tellBonusEnd } from './telling/bonus-ends.usecases.ts';
import type { createWelcome } from './welcome.usecases.ts';

type Payload = Readonly<Record<string, unknown>>;
type Reaction = (merchantId: string, payload: Payload) => Promise<void>;

export type Reactions = Readonly<
  Record<
    'registered' | 'signedIn' | 'mobileBound' | 'deposited' | 'levelledUp' | 'bonusEnded' | 'freeRoundsEnded',
    Reaction
  >
>;

const bonusOf = (payload: Payload) => ({
  bonusId: String(payload['bonusId']),
  memberId: String(payload['memberId']),
  how: String(payload['how']),
});

/** What promotions do when something has happened. Each may be called again with the same event. */
export function createReactions(
  parts: Parts & {
    fire: ReturnType<typeof createFire>;
    keepWelcome: ReturnType<typeof createWelcome>;
  },
): Reactions {
  const { db, clock, merchants, fire, keepWelcome } = parts;
  const memberOf = (merchantId: string, payload: Payload) => ({
    merchantId,
    memberId: String(payload['memberId']),
    at: clock.now(),
  });
  return {
    /** The welcome credit of the merchant's settings, and what else new members get. */
    registered: async (merchantId, payload) => {
      await keepWelcome(merchantId);
      await fire({ ...memberOf(merchantId, payload), name: 'member.registered', key: 'registered' });
    },
    /** Counts once for each day of the merchant. */
    signedIn: async (merchantId, payload) => {
      const { settings } = await merchants.byId(merchantId);
      const at = new Date(String(payload['at']));
      const key = dayIn(at, settings.settlement.timeZone);
      await fire({ ...memberOf(merchantId, payload), at, name: 'member.signed_in', key });
    },
    mobileBound: (merchantId, payload) =>
      fire({ ...memberOf(merchantId, payload), name: 'member.mobile_bound', key: 'mobile' }),
    deposited: async (merchantId, payload) => {
      const depositId = String(payload['id']);
      const deposit = await findDeposit(db, { merchantId, depositId });
      if (deposit) await fire({ merchantId, ...deposit, name: 'deposit.credited', key: depositId });
    },
    levelledUp: (merchantId, payload) => {
      const level = Number(payload['level']);
      const key = `level:${level}`;
      return fire({ ...memberOf(merchantId, payload), name: 'vip.levelled_up', key, level });
    },
    bonusEnded: async (merchantId, payload) => {
      const grantId = String(payload['grantId']);
      await returnToBudget(parts, { merchantId, grantId });
      await tellBonusEnd(parts, { merchantId, grantId, ...bonusOf(payload) });
    },
    /** Rounds that were not used cost nothing. */
    freeRoundsEnded: (merchantId, payload) =>
      payload['source'] === 'promotion'
        ? returnToBudget(parts, { merchantId, grantId: String(payload['reference']) })
        : Promise.resolve(),
  };
}

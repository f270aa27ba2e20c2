import { formatMoney } from '@croupier/contract/money.ts';
import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import type { Modules } from './modules.ts';
import { derivedId } from './platform/ids.ts';
import type { Outbox } from './platform/outbox.ts';

/** The initial balance of a trial account: 1,000.00 of play money. */
const PLAY_MONEY_CREDIT_MINOR = 10_000_000n;

/**
 * Connects events to reactions. Every reaction is idempotent, because an event may be delivered again after a crash.
 */
export function subscribe(
  outbox: Outbox,
  {
    merchants,
    wallet,
    protection,
    bonuses,
    vendors,
    signIn,
    messages,
    originals,
    lottery,
    contests,
    loyalty,
    promotions,
    lists,
    risk,
  }: Modules,
): void {
  outbox.on('member.password_forgotten', ({ merchantId, payload }) =>
    signIn.mailResetLink(merchantId, payload),
  );
  outbox.on('member.password_changed', ({ merchantId, payload }) =>
    signIn.mailPasswordNotice(merchantId, payload),
  );
  outbox.on('member.adjusted', ({ merchantId, payload }) => messages.adjusted(merchantId, payload));
  // A round in progress waits for the end of a break.
  outbox.on('member.play_stopped', async ({ merchantId, payload }) => {
    if (payload['stoppedBy'] !== 'break')
      await originals.endRounds({ merchantId, memberId: String(payload['memberId']) });
  });
  outbox.on('member.play_stopped', ({ merchantId, payload }) =>
    bonuses.stopPlay({
      merchantId,
      memberId: String(payload['memberId']),
      stoppedBy: String(payload['stoppedBy']),
    }),
  );
  for (const type of ['lottery.draw_drawn', 'lottery.draw_voided', 'lottery.draw_corrected'])
    outbox.on(type, ({ merchantId, payload }) =>
      lottery.settle({ merchantId, drawId: String(payload['drawId']) }),
    );
  outbox.on('lottery.draw_settled', ({ merchantId, payload }) =>
    lottery.stopWonChases({ merchantId, drawId: String(payload['drawId']) }),
  );
  outbox.on('member.play_stopped', async ({ merchantId, payload }) => {
    if (payload['stoppedBy'] !== 'break')
      await lottery.stopChases({ merchantId, memberId: String(payload['memberId']) });
  });
  outbox.on('member.under_age', ({ merchantId, payload }) => risk.underAge(merchantId, payload));
  outbox.on('member.trial_opened', async ({ merchantId, payload }) => {
    const memberId = String(payload['memberId']);
    await wallet.transaction((tx) =>
      wallet.post(tx, {
        merchantId,
        currency: PLAY_MONEY,
        transfers: [
          {
            id: derivedId('play-money', merchantId, memberId),
            debit: { owner: 'house', kind: 'bonus_cost', key: 'play-money' },
            credit: { owner: 'member', memberId, kind: 'main' },
            amountMinor: PLAY_MONEY_CREDIT_MINOR,
            code: 'welcome_credit',
            reference: memberId,
          },
        ],
      }),
    );
  });
  const { react } = promotions;
  outbox.on('member.registered', ({ merchantId, payload }) => react.registered(merchantId, payload));
  outbox.on('member.signed_in', ({ merchantId, payload }) => react.signedIn(merchantId, payload));
  outbox.on('member.mobile_bound', ({ merchantId, payload }) => react.mobileBound(merchantId, payload));
  outbox.on('member.mobile_bound', ({ merchantId, payload }) =>
    contests.mobileBound({ merchantId, memberId: String(payload['memberId']) }),
  );
  outbox.on('deposit.credited', ({ merchantId, payload }) => react.deposited(merchantId, payload));
  outbox.on('vip.levelled_up', ({ merchantId, payload }) => react.levelledUp(merchantId, payload));
  for (const type of ['bonus.ended', 'bonus.returned'])
    outbox.on(type, ({ merchantId, payload }) => react.bonusEnded(merchantId, payload));
  outbox.on('free_rounds.ended', ({ merchantId, payload }) => react.freeRoundsEnded(merchantId, payload));
  outbox.on('free_rounds.ended', ({ merchantId, payload }) => loyalty.freeRoundsEnded(merchantId, payload));
  outbox.on('member.registered', async ({ merchantId, payload }) => {
    const { currency, settings } = await merchants.byId(merchantId);
    const { welcomeCreditMinor } = settings;
    const credit = welcomeCreditMinor > 0n ? { amount: formatMoney(welcomeCreditMinor), currency } : {};
    await messages.welcome({ merchantId, memberId: String(payload['memberId']) }, credit);
  });
  outbox.on('member.registered', ({ merchantId, payload }) =>
    protection.addMember({ merchantId, memberId: String(payload['memberId']) }),
  );
  outbox.on('member.play_stopped', ({ merchantId, payload }) =>
    vendors.memberStopped({ merchantId, memberId: String(payload['memberId']) }),
  );
  for (const type of ['member.registered', 'member.trial_opened'])
    outbox.on(type, ({ merchantId, payload }) =>
      lists.addMember({ merchantId, memberId: String(payload['memberId']) }),
    );
}

import { definition, type Definition } from '@croupier/contract/promotions/definition.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import { WELCOME_SLUG } from './promotions.config.ts';
import type { Parts, Promotion, Texts } from './promotions.types.ts';
import type { Catalogue } from './versions/catalogue.usecases.ts';
import { createPublished, publishIn } from './versions/publishing.usecases.ts';

const TEXTS: Texts = {
  EN: { title: 'Welcome credit', summary: 'A little something to start with, on the house.' },
  TY: { title: 'เครดิตต้อนรับ', summary: 'เครดิตเริ่มต้นจากเรา สำหรับสมาชิกใหม่ทุกคน' },
  VI: { title: 'Quà chào mừng', summary: 'Một khoản nhỏ để bắt đầu, chúng tôi tặng bạn.' },
};

/** The welcome credit as a promotion: once for each new member, delivered at once, to be wagered before it is withdrawn. */
const welcomeDefinition = (amountMinor: bigint): Definition =>
  definition.parse({
    kind: 'offer',
    trigger: { on: 'event', name: 'member.registered', nth: null, weekdays: [] },
    who: [],
    limit: { perMember: { n: 1, window: 'ever' }, total: null, marks: [], group: null },
    rewards: [{ kind: 'cash', amount: { by: 'fixed', amount: formatMoney(amountMinor) }, playThrough: true }],
    release: null,
    steps: [],
    score: null,
    prizes: null,
    budget: null,
    holdoutBps: 0,
    shownFrom: null,
    opensAt: null,
    closesAt: null,
    claimWithinDays: null,
    delivery: 'auto',
  });

function amountOf({ definition: { rewards } }: Promotion): bigint {
  const [reward] = rewards;
  return reward?.kind === 'cash' && reward.amount.by === 'fixed' ? reward.amount.amount : 0n;
}

/**
 * Keeps the promotion at the amount of the merchant's setting, which two persons guard: another amount is another
 * version, and none ends it.
 */
export const createWelcome =
  (parts: Parts & { catalogue: Catalogue }) =>
  async (merchantId: string): Promise<void> => {
    const { catalogue, wallet, merchants } = parts;
    const { welcomeCreditMinor } = (await merchants.byId(merchantId)).settings;
    const known = (await catalogue.all(merchantId)).find(({ slug }) => slug === WELCOME_SLUG);
    if (welcomeCreditMinor <= 0n || (known && amountOf(known) === welcomeCreditMinor)) return;
    const settled = welcomeDefinition(welcomeCreditMinor);
    await wallet.transaction(async (tx) => {
      if (known)
        await publishIn(parts, tx, {
          merchantId,
          promotionId: known.id,
          definition: settled,
          askedBy: null,
          approvedBy: null,
        });
      else
        await createPublished(parts, tx, {
          merchantId,
          slug: WELCOME_SLUG,
          texts: TEXTS,
          definition: settled,
        });
    });
    catalogue.forget(merchantId);
  };

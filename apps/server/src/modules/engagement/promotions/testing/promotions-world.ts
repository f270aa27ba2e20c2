import type { StoredDefinition } from '@croupier/contract/promotions/definition.ts';
import { promotionSettings } from '@croupier/contract/promotions/policy.ts';
import { parseMoney } from '@croupier/contract/money.ts';
import { sql } from 'kysely';
import { createOutbox } from '../../../../platform/outbox.ts';
import { createLogger } from '../../../../platform/log.ts';
import { createSecretBox } from '../../../../platform/secret-box.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Merchant } from '../../../base/merchants/index.ts';
import { createFiguresWorld } from '../../../games/figures/testing/figures-world.ts';
import { defined } from './definitions.ts';
import { createPromotions } from '../index.ts';
import type { Promotion, PromotionDeps } from '../promotions.types.ts';
import { createPublished } from '../versions/publishing.usecases.ts';

export const minor = (text: string): bigint => parseMoney(text) ?? 0n;

/** Promotions of one merchant over a ledger with figures. */
export async function createPromotionsWorld() {
  const world = await createFiguresWorld();
  const { db, clock, wallet, figures, database } = world;
  const log = createLogger('silent', 'test');
  const outbox = createOutbox({ database, clock, log });
  const merchantId = 'croupier';
  await world.tamper(sql`insert into merchants (id, name, currency, settings, created_at)
    values (${merchantId}, 'Croupier', 'THB', '{}', now()) on conflict do nothing`);
  const merchant = {
    id: merchantId,
    currency: 'THB',
    settings: {
      settlement: { timeZone: 'Europe/London' },
      brand: { minimumAge: 18, defaultLanguage: 'EN' },
      promotions: promotionSettings.parse({}),
      signIn: { country: 'GB' },
    },
  } as Merchant;
  const deps = {
    db,
    clock,
    log,
    outbox,
    wallet,
    figures,
    merchants: { byId: () => Promise.resolve(merchant), list: () => Promise.resolve([merchant]) },
    bonuses: { issue: () => Promise.resolve({ bonusId: '', state: 'playing' }) },
    loyalty: { levelOf: () => Promise.resolve(new Map()) },
    audit: { record: () => Promise.resolve() },
    secretsKey: Buffer.alloc(32, 7),
  } as unknown as PromotionDeps;
  const promotions = createPromotions(deps);
  const box = createSecretBox({
    label: 'croupier promotions',
    loadMasters: () => Promise.resolve([Buffer.alloc(32, 7)]),
  });
  return {
    ...world,
    merchantId,
    deps,
    parts: { ...deps, hooks: promotions.hooks, box },
    outbox,
    promotions,
    publish: async (changes: Partial<StoredDefinition>): Promise<Promotion> => {
      const promotion = await wallet.transaction((tx) =>
        createPublished({ clock, hooks: promotions.hooks }, tx, {
          merchantId,
          slug: `p-${newId()}`,
          texts: { EN: { title: 'A promotion', summary: '' } },
          definition: defined(changes),
        }),
      );
      if (!promotion) throw new Error('the slug is taken');
      return promotion;
    },
    open: async (): Promise<string> => {
      const memberId = await world.newMember(merchantId);
      await world.tamper(sql`insert into members (merchant_id, id, account, account_key, type, password_changed_at, profile,
          registered_at, registered_ip)
        values (${merchantId}, ${memberId}, ${memberId}, ${memberId}, 0, now(), '{}', ${clock.now()}, '127.0.0.1')`);
      return memberId;
    },
    mainOf: async (memberId: string) =>
      (await wallet.balanceOf(merchantId, memberId, 'THB')).main.amountMinor,
  };
}

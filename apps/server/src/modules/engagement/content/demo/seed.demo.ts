import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { derivedId } from '../../../../platform/ids.ts';
import type { Merchant, Merchants, Texts } from '../../../base/merchants/index.ts';
import { seedAnnouncement, seedArticle, seedSection } from '../seeds.usecases.ts';
import { croupierAnnouncements } from './croupier.demo.ts';
import { croupierLists } from './croupier-lists.demo.ts';
import { croupierMore } from './croupier-more.demo.ts';
import { croupierNotices } from './croupier-notices.demo.ts';
import { croupierPromotions } from './croupier-promotions.demo.ts';
import { factsOf, type DemoAnnouncement, type DemoSection, type Facts } from './facts.demo.ts';
import { helpOf } from './help.demo.ts';
import { lotusAnnouncements } from './lotus.demo.ts';
import { lotusLists } from './lotus-lists.demo.ts';
import { lotusMore } from './lotus-more.demo.ts';
import { lotusNotices } from './lotus-notices.demo.ts';
import { lotusPromotions } from './lotus-promotions.demo.ts';
import { saoBienAnnouncements } from './saobien.demo.ts';
import { saoBienHelp } from './saobien-help.demo.ts';
import { saoBienLists } from './saobien-lists.demo.ts';
import { saoBienMore } from './saobien-more.demo.ts';

/** Content of brands that offer other languages. */
const FURTHER_CONTENT: Readonly<Record<string, (facts: Facts) => DemoAnnouncement<Texts>[]>> = {
  saobien: (facts) => [...saoBienAnnouncements(facts), ...saoBienMore(facts), ...saoBienLists()],
};

/** Help of brands that offer other languages. */
const FURTHER_HELP: Readonly<Record<string, (facts: Facts) => DemoSection<Texts>[]>> = {
  saobien: saoBienHelp,
};

const DAY_MILLISECONDS = 86_400_000;

/** The content of each demo merchant; neither mentions the other. */
export const DEMO_CONTENT: Readonly<Record<string, (facts: Facts) => DemoAnnouncement[]>> = {
  croupier: (facts) => [
    ...croupierAnnouncements(facts),
    ...croupierPromotions(facts),
    ...croupierMore(facts),
    ...croupierLists(),
    ...croupierNotices(facts),
  ],
  lotus: (facts) => [
    ...lotusAnnouncements(facts),
    ...lotusPromotions(facts),
    ...lotusMore(facts),
    ...lotusLists(),
    ...lotusNotices(facts),
  ],
};

type Deps = { db: Db; clock: Clock; merchants: Pick<Merchants, 'byId'> };

async function seedMerchant(tx: Tx, { clock }: Deps, merchant: Merchant): Promise<void> {
  const facts = factsOf(merchant);
  const at = clock.now();
  const now = at.getTime();
  const merchantId = merchant.id;
  const announcements = (DEMO_CONTENT[merchantId] ?? FURTHER_CONTENT[merchantId])?.(facts) ?? [];
  for (const [position, { key, artId, daysAgo, daysLeft, ...announcement }] of announcements.entries())
    await seedAnnouncement(tx, {
      ...announcement,
      merchantId,
      id: derivedId('demo_announcement', merchantId, key),
      images: artId ? [{ imageUrl: null, artId }] : [],
      position,
      publishedAt: new Date(now - daysAgo * DAY_MILLISECONDS),
      until: daysLeft === undefined ? undefined : new Date(now + daysLeft * DAY_MILLISECONDS),
    });
  for (const [position, { section, titles, articles }] of (FURTHER_HELP[merchantId] ?? helpOf)(
    facts,
  ).entries()) {
    const id = derivedId('demo_section', merchantId, section);
    await seedSection(tx, { merchantId, id, section, titles, position }, at);
    for (const [place, article] of articles.entries()) {
      const articleId = derivedId('demo_article', merchantId, article.anchor);
      await seedArticle(tx, { ...article, merchantId, id: articleId, section, position: place }, at);
    }
  }
}

/** Inserts what is missing and leaves existing content unchanged. */
export async function seedContent(deps: Deps): Promise<void> {
  const merchants = await Promise.all(
    Object.keys({ ...DEMO_CONTENT, ...FURTHER_CONTENT }).map((id) => deps.merchants.byId(id)),
  );
  await deps.db.transaction().execute(async (tx) => {
    for (const merchant of merchants) await seedMerchant(tx, deps, merchant);
  });
}

import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchant, Merchants, Preview } from '../../base/merchants/index.ts';
import { contentRoutes } from './content.routes.ts';
import { createContentUsecases, type ContentUsecases } from './content.usecases.ts';
import { seedContent } from './demo/seed.demo.ts';
import { itemsConsole } from './items/items.console.ts';
import { mediaConsole } from './media/media.console.ts';
import { pictureNamed } from './media/media.usecases.ts';
import { openContentPreview } from './preview/preview.usecases.ts';
import { CONTENT_CHANNEL } from './items/published.queries.ts';

/** `sequence` increases with every change of a merchant's published content. */
export type ContentChange = { merchantId: string; sequence: string };

export type Content = Pick<ContentUsecases, 'announcements' | 'helpCentre'> & {
  /** Changes when this process learns that a merchant's published content has changed; part of the keys of caches. */
  revision: (merchantId: string) => number;
  /** Calls back for every change of published content in any process. */
  listen: (
    database: Pick<Database, 'listen'>,
    onChange: (change: ContentChange) => void,
  ) => Promise<() => Promise<void>>;
  /** An uploaded picture by the name of its file, as WebP; undefined if there is none. */
  picture: (of: { merchantId: string; file: string }) => Promise<Buffer | undefined>;
  /** The site with a draft of its content; `contentRoutes` put it in. @throws `identity.forbidden` */
  openPreview: (merchant: Merchant, token: string) => Promise<Preview>;
  /** Inserts missing content of the demo merchants. */
  seedDemo: () => Promise<void>;
  routes: BoundRoutes;
  consoleRoutes: BoundRoutes[];
};

/** The content that a merchant publishes: banners, notices, popups, promotions, help and terms. */
export function createContent(deps: {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  audit: Audit;
  merchants: Pick<Merchants, 'byId'>;
}): Content {
  const usecases = createContentUsecases(deps);
  const { announcements, helpCentre } = usecases;
  const revisions = new Map<string, number>();
  const revision = (merchantId: string): number => revisions.get(merchantId) ?? 0;
  const changed = (merchantId: string): void => void revisions.set(merchantId, revision(merchantId) + 1);
  return {
    announcements,
    helpCentre,
    revision,
    listen: (database, onChange) =>
      database.listen(CONTENT_CHANNEL, (payload) => {
        const change = JSON.parse(payload) as ContentChange;
        changed(change.merchantId);
        onChange(change);
      }),
    picture: (of) => pictureNamed(deps, of),
    seedDemo: () => seedContent(deps),
    openPreview: (merchant, token) => openContentPreview(deps, merchant, token),
    routes: contentRoutes(deps, usecases),
    consoleRoutes: [itemsConsole({ ...deps, changed }), mediaConsole({ ...deps, changed })],
  };
}

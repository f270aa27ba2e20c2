import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { contentRoutes } from './content.routes.ts';
import { createContentUsecases, type ContentUsecases } from './content.usecases.ts';
import { seedContent } from './demo/seed.demo.ts';

export type Content = Pick<ContentUsecases, 'announcements' | 'helpCentre' | 'publish'> & {
  /** Inserts missing content of the demo merchants. */
  seedDemo: () => Promise<void>;
  routes: BoundRoutes;
};

/** The content that a merchant publishes: banners, notices, popups, promotions, help and terms. */
export function createContent(deps: { db: Db; clock: Clock; merchants: Pick<Merchants, 'byId'> }): Content {
  const usecases = createContentUsecases(deps);
  const { announcements, helpCentre, publish } = usecases;
  return {
    announcements,
    helpCentre,
    publish,
    seedDemo: () => seedContent({ ...deps, usecases }),
    routes: contentRoutes(usecases),
  };
}

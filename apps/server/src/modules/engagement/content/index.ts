import type { BoundRoutes } from '../../../platform/http/call.ts';
import { contentRoutes } from './content.routes.ts';
import { createContentUsecases, type ContentDeps, type ContentUsecases } from './content.usecases.ts';
import { seedContent } from './demo/seed.demo.ts';

export type Content = Pick<ContentUsecases, 'announcements' | 'helpCentre' | 'publish'> & {
  /** Inserts missing content of the demo merchants. */
  seedDemo: () => Promise<void>;
  routes: BoundRoutes;
};

/** The content that a merchant publishes: banners, notices, popups, promotions, help and terms. */
export function createContent(deps: ContentDeps): Content {
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

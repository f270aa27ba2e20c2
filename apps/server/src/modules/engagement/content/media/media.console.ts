import { contentMediaRoutes as routes } from '@croupier/contract/engagement/content-media.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { ItemDeps } from '../items/items.types.ts';
import { listPictures, uploadPicture } from './media.usecases.ts';

export const mediaConsole = (deps: ItemDeps): BoundRoutes =>
  bindRoutes(routes, {
    list: ({ params }) => listPictures(deps, params),
    upload: ({ params, body, ...operator }) => uploadPicture(deps, { ...params, ...body }, operator),
  });

import { contentItemsRoutes as routes } from '@croupier/contract/engagement/content-items.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { safeHtml } from '../../../../platform/safe-html.ts';
import { previewFramePath } from '../../../base/merchants/index.ts';
import { previewContent } from '../preview/preview.usecases.ts';
import type { ItemDeps } from './items.types.ts';
import {
  createContent,
  getContent,
  getVersion,
  listContent,
  restoreContent,
  saveContent,
  versionsOf,
} from './items.usecases.ts';
import { archiveContent, orderContent, publishContent, rollBackContent } from './publishing.usecases.ts';

export const itemsConsole = (deps: ItemDeps): BoundRoutes =>
  bindRoutes(routes, {
    list: ({ params, query: { kind, archived } }) =>
      listContent(deps, { ...params, kind, archived: archived === '1' }),
    get: ({ params }) => getContent(deps, params),
    versions: ({ params }) => versionsOf(deps, params),
    version: ({ params }) => getVersion(deps, params),
    create: ({ params, body, ...operator }) => createContent(deps, { ...params, ...body }, operator),
    save: ({ params, body, ...operator }) => saveContent(deps, { ...params, ...body }, operator),
    restore: ({ params, body, ...operator }) => restoreContent(deps, { ...params, ...body }, operator),
    sanitize: async ({ body }) => ({ html: safeHtml(body.html) }),
    preview: async ({ params, body, origin }) => {
      const { token, page, expiresAt } = await previewContent(deps, { ...params, ...body, origin });
      return { url: previewFramePath(params.merchantCode, token, page), expiresAt };
    },
    publish: ({ params, body, ...operator }) => publishContent(deps, { ...params, ...body }, operator),
    rollBack: ({ params, body, ...operator }) => rollBackContent(deps, { ...params, ...body }, operator),
    archive: ({ params, body, ...operator }) => archiveContent(deps, { ...params, ...body }, operator),
    order: ({ params, body, ...operator }) => orderContent(deps, { ...params, ...body }, operator),
  });

import { exportRoutes } from '@croupier/contract/lists/exports.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { ExportDeps, ExportHooks } from './exports.types.ts';
import { askExport, listOwn, readPart } from './exports.usecases.ts';

export const exportsConsole = (deps: ExportDeps & { hooks: ExportHooks }): BoundRoutes =>
  bindRoutes(exportRoutes, {
    ask: ({ body, ...operator }) => askExport(deps, body, operator),
    list: ({ account }) => listOwn(deps, account.id),
    part: ({ params, ...operator }) => readPart(deps, params, operator),
  });

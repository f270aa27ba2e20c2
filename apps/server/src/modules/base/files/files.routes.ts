import { fileRoutes as routes } from '@croupier/contract/files/files.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { FileDeps } from './files.types.ts';
import { readFile, removeFile, uploadFile } from './files.usecases.ts';

export const filesRoutes = (deps: FileDeps): BoundRoutes =>
  bindRoutes(routes, {
    upload: ({ merchantId, account, query, body }) =>
      uploadFile(deps, {
        merchantId,
        uploader: { kind: 'member', id: account.id },
        purpose: query.for,
        content: body as Buffer,
      }),
    get: ({ merchantId, account, params }) =>
      readFile(deps, { merchantId, id: params.id }, ({ uploadedBy }) => uploadedBy === account.id),
    remove: async ({ merchantId, account, params }) => {
      await removeFile(deps, { merchantId, id: params.id, uploadedBy: account.id });
      return {};
    },
  });

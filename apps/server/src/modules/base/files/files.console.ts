import { fileControlRoutes as routes } from '@croupier/contract/files/files.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { FileDeps } from './files.types.ts';
import { readFile, uploadFile } from './files.usecases.ts';

export const filesConsole = (deps: FileDeps): BoundRoutes =>
  bindRoutes(routes, {
    upload: ({ account, params, query, body }) =>
      uploadFile(deps, {
        merchantId: params.merchantCode,
        uploader: { kind: 'operator', id: account.id },
        purpose: query.for,
        content: body as Buffer,
      }),
    // Documents are seen through the identity checks, where each view is recorded.
    get: ({ params }) =>
      readFile(
        deps,
        { merchantId: params.merchantCode, id: params.id },
        ({ purpose }) => purpose !== 'document',
      ),
  });

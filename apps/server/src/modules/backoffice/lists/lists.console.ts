import { listRoutes } from '@croupier/contract/lists/routes.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { answerList, type ListDeps } from '../../../platform/lists/list-reader.ts';
import { auditReader } from './audit.reads.ts';
import { memberReader } from './members.reads.ts';

export const listsConsole = (deps: ListDeps): BoundRoutes =>
  bindRoutes(listRoutes, {
    audit: (call) => answerList(deps, auditReader, call, { hasPlatformRows: true }),
    members: (call) => answerList(deps, memberReader, call),
  });

import { memberContactsRoutes } from '@croupier/contract/access/member-acts.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { MemberDeps } from './members.types.ts';
import { revealContact } from './reveal.usecases.ts';

export const membersConsole = (deps: MemberDeps): BoundRoutes =>
  bindRoutes(memberContactsRoutes, {
    reveal: ({ params, body, account, ip, requestId }) =>
      revealContact(deps, {
        merchantId: params.merchantCode,
        memberId: params.id,
        field: params.field,
        why: body,
        operator: { account, ip, requestId },
      }),
  });

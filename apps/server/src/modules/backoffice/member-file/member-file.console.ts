import { memberFileRoutes } from '@croupier/contract/access/member-file.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { readHead } from './head.usecases.ts';
import type { MemberFileDeps, Subject } from './member-file.types.ts';
import { addNote, listMemberNotes } from './notes.usecases.ts';
import { listAudit, listMoney, listPlay, readAccess } from './records.usecases.ts';
import { readTimeline } from './timeline.usecases.ts';

const of = ({ merchantCode, id }: { merchantCode: string; id: string }): Subject => ({
  merchantId: merchantCode,
  memberId: id,
});

export const memberFileConsole = (deps: MemberFileDeps): BoundRoutes =>
  bindRoutes(memberFileRoutes, {
    head: ({ params }) => readHead(deps, of(params)),
    timeline: ({ params, query }) => readTimeline(deps, of(params), query),
    money: ({ params, query }) => listMoney(deps, of(params), query),
    play: ({ params, query, language }) => listPlay(deps, of(params), { ...query, language }),
    access: ({ params }) => readAccess(deps, of(params)),
    notes: ({ params, query }) => listMemberNotes(deps, of(params), query),
    addNote: ({ params, body, account, ip, requestId }) =>
      addNote(deps, of(params), { ...body, operator: { account, ip, requestId } }),
    audit: ({ params, query }) => listAudit(deps, of(params), query),
  });

import { newId } from '../../../platform/ids.ts';
import { keysetPage, positionOf } from '../../../platform/keyset.ts';
import type { Account } from '../../../platform/http/context.ts';
import { MEMBER_FILE } from './member-file.config.ts';
import type { MemberFileDeps, Output, Subject } from './member-file.types.ts';
import { insertNote, listNotes } from './notes.queries.ts';
import { actorNames, getMember, subjectOf } from './subject.usecases.ts';

type Operator = { account: Pick<Account, 'kind' | 'id'>; ip: string; requestId: string };

export async function listMemberNotes(
  deps: MemberFileDeps,
  subject: Subject,
  { after }: { after?: string | undefined },
): Promise<Output<'notes'>> {
  const before = positionOf(after);
  await getMember(deps, subject);
  const { merchantId } = subject;
  const { pageSize } = MEMBER_FILE;
  const query = { merchantId, subject: subjectOf(subject), before, limit: pageSize + 1 };
  const [rows, nameActor] = await Promise.all([listNotes(deps.db, query), actorNames(deps)]);
  const page = keysetPage(rows, pageSize);
  return {
    items: page.items.map(({ id, at, operatorId, text }) => ({
      id,
      at,
      by: nameActor('operator', operatorId),
      text,
    })),
    next: page.next,
  };
}

/** Adds a note. The audit entry says that there is one, not what it says. @throws `identity.member_not_found` */
export async function addNote(
  deps: MemberFileDeps,
  subject: Subject,
  { text, operator }: { text: string; operator: Operator },
): Promise<Output<'addNote'>> {
  await getMember(deps, subject);
  const { merchantId } = subject;
  const note = { id: newId(), at: deps.clock.now(), operatorId: operator.account.id, text };
  await deps.db.transaction().execute(async (tx) => {
    await insertNote(tx, { merchantId, subject: subjectOf(subject), ...note });
    await deps.audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: 'member.note_added',
      subject: subjectOf(subject),
      after: { note: note.id },
      ip: operator.ip,
      requestId: operator.requestId,
    });
  });
  const nameActor = await actorNames(deps);
  return { id: note.id, at: note.at, by: nameActor('operator', note.operatorId), text };
}

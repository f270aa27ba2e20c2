import type { MemberTimelineEntry } from '@croupier/contract/access/member-file.ts';
import { keysetPage, positionOf, type Position } from '../../../platform/keyset.ts';
import { MEMBER_FILE } from './member-file.config.ts';
import type { Actor, MemberFileDeps, Output, Subject } from './member-file.types.ts';
import { listNotes } from './notes.queries.ts';
import { actorNames, getMember, subjectOf } from './subject.usecases.ts';
import { factsOf, isShown, mergeNewest } from './timeline.rules.ts';

type Part = { before: Position | undefined; limit: number };
type Sources = MemberFileDeps & { nameActor: (kind: string, id: string | null) => Actor };

async function auditPart(deps: Sources, subject: Subject, part: Part): Promise<MemberTimelineEntry[]> {
  const rows = await deps.audit.ofSubject({
    merchantId: subject.merchantId,
    subject: subjectOf(subject),
    ...part,
  });
  return rows.filter(isShown).map((entry) => ({
    id: entry.id,
    at: entry.at,
    kind: 'audit',
    actor: deps.nameActor(entry.actor.kind, entry.actor.id),
    what: entry.action,
    ...factsOf(entry),
  }));
}

async function notesPart(deps: Sources, subject: Subject, part: Part): Promise<MemberTimelineEntry[]> {
  const query = { merchantId: subject.merchantId, subject: subjectOf(subject), ...part };
  return (await listNotes(deps.db, query)).map(({ id, at, operatorId, text }) => ({
    id,
    at,
    kind: 'note',
    actor: deps.nameActor('operator', operatorId),
    what: '',
    text,
    amount: null,
  }));
}

async function sessionsPart(deps: Sources, subject: Subject, part: Part): Promise<MemberTimelineEntry[]> {
  const { merchantId, memberId } = subject;
  const rows = await deps.sessions.access.past({ merchantId, accountId: memberId }, part);
  return rows.map(({ id, at, via, ip }) => ({
    id,
    at,
    kind: 'session',
    actor: deps.nameActor('member', memberId),
    what: via,
    text: ip,
    amount: null,
  }));
}

async function messagesPart(deps: Sources, subject: Subject, part: Part): Promise<MemberTimelineEntry[]> {
  return (await deps.messages.sentTo(subject, part)).map(({ id, at, kind }) => ({
    id,
    at,
    kind: 'message',
    actor: deps.nameActor('system', null),
    what: kind,
    text: '',
    amount: null,
  }));
}

/** What happened to a member, from all sources, newest first. @throws `identity.member_not_found` */
export async function readTimeline(
  deps: MemberFileDeps,
  subject: Subject,
  { after }: { after?: string | undefined },
): Promise<Output<'timeline'>> {
  const before = positionOf(after);
  await getMember(deps, subject);
  const { timelinePageSize } = MEMBER_FILE;
  const part = { before, limit: timelinePageSize + 1 };
  const sources = { ...deps, nameActor: await actorNames(deps) };
  const parts = await Promise.all(
    [auditPart, notesPart, sessionsPart, messagesPart].map((read) => read(sources, subject, part)),
  );
  return keysetPage(mergeNewest(parts), timelinePageSize);
}

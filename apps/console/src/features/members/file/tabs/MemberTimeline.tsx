import type { MemberHead, MemberTimelineEntry } from '@croupier/contract/access/member-file.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Banknote,
  Eye,
  KeyRound,
  Lock,
  LockOpen,
  LogIn,
  LogOut,
  Mail,
  ScrollText,
  StickyNote,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Timeline, type TimelineEntry } from '../../../../shared/detail/Timeline.tsx';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import { timelineQuery } from '../member-file.queries.ts';
import { useMemberWords } from './use-words.ts';

type Look = { icon: LucideIcon; tone: Tone };

const KINDS: Readonly<Record<MemberTimelineEntry['kind'], Look>> = {
  audit: { icon: ScrollText, tone: 'neutral' },
  note: { icon: StickyNote, tone: 'accent' },
  session: { icon: LogIn, tone: 'neutral' },
  message: { icon: Mail, tone: 'info' },
};

const ACTIONS: Readonly<Record<string, Look>> = {
  'member.registered': { icon: UserPlus, tone: 'brand' },
  'member.locked': { icon: Lock, tone: 'lose' },
  'member.unlocked': { icon: LockOpen, tone: 'win' },
  'member.sessions_ended': { icon: LogOut, tone: 'warn' },
  'member.password_required': { icon: KeyRound, tone: 'warn' },
  'member.contact_revealed': { icon: Eye, tone: 'warn' },
  'member.credited': { icon: Banknote, tone: 'win' },
  'member.debited': { icon: Banknote, tone: 'lose' },
};

function useEntry(currency: string): (entry: MemberTimelineEntry) => TimelineEntry {
  const t = useTranslations('console.member');
  const words = useMemberWords();
  const format = useConsoleFormat();
  const titleOf = ({ kind, what, amount }: MemberTimelineEntry): string => {
    if (kind === 'note') return t('note');
    if (kind === 'session') return t('signedIn', { via: words.via(what) });
    if (kind === 'message') return words.message(what);
    const action = words.action(what);
    return amount === null ? action : `${action} · ${format.amount(amount, currency)}`;
  };
  return (entry) => ({
    ...KINDS[entry.kind],
    ...(entry.kind === 'audit' ? ACTIONS[entry.what] : undefined),
    id: `${entry.kind} ${entry.id}`,
    at: entry.at,
    title: titleOf(entry),
    text: entry.text,
    by: entry.actor.kind === 'operator' ? words.actor(entry.actor) : undefined,
  });
}

/** What happened to the member, from every source. */
export function MemberTimeline({ head }: { head: MemberHead }) {
  const t = useTranslations('console.member');
  const query = useInfiniteQuery(timelineQuery({ merchantCode: head.merchantCode, id: head.id }));
  const entryOf = useEntry(head.currency);
  if (query.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  return (
    <Timeline
      label={t('timeline')}
      entries={query.data.pages.flatMap(({ items }) => items).map(entryOf)}
      empty={t('timelineEmpty')}
      onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      isLoadingMore={query.isFetchingNextPage}
    />
  );
}

import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import type { PlayerLimit } from '@croupier/contract/protection/protection.ts';
import type { MemberProtection } from '@croupier/contract/protection/protection-control.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleStop, Gauge, LockOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../../shared/act/ActButton.tsx';
import { FactList } from '../../../../shared/detail/FactList.tsx';
import { Timeline } from '../../../../shared/detail/Timeline.tsx';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import { LoosenDialog } from '../protection/LoosenDialog.tsx';
import { ExcludeDialog, ReopenDialog } from '../protection/StopDialog.tsx';
import { TightenDialog } from '../protection/TightenDialog.tsx';
import { useLimitWords } from '../protection/use-limit-words.ts';
import { useRecordedWords } from '../protection/use-recorded-words.ts';
import { memberProtectionQuery } from '../protection.queries.ts';
import { useMemberWords } from './use-words.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
    <h3 className="text-base">{title}</h3>
    {children}
  </section>
);

type LimitsProps = {
  head: MemberHead;
  state: MemberProtection['state'];
  onLoosen: (limit: PlayerLimit) => void;
};

/** The limits of the member and of operators, with what is used of them. */
function Limits({ head, state, onLoosen }: LimitsProps) {
  const t = useTranslations('console.protection');
  const format = useConsoleFormat();
  const { nameOf, valueOf } = useLimitWords(state.currency);
  const noteOf = ({ owner, used, usedMinutes, windowUntil, pending }: PlayerLimit): string =>
    [
      t(owner === 'member' ? 'own' : 'operator'),
      windowUntil &&
        t('used', {
          // Whoever has won has used nothing of a limit of losses.
          used: valueOf({ amount: used !== null && used < 0n ? 0n : used, minutes: usedMinutes }),
          until: format.instant(windowUntil),
        }),
      pending &&
        (pending.remove
          ? t('pendingRemove', { when: format.instant(pending.confirmFrom) })
          : t('pendingRaise', { limit: valueOf(pending), when: format.instant(pending.confirmFrom) })),
    ]
      .filter(Boolean)
      .join(' · ');
  if (state.limits.length === 0) return <p className="text-sm text-muted">{t('noLimits')}</p>;
  return (
    <FactList
      facts={state.limits.map((limit) => ({
        label: nameOf(limit),
        value: valueOf(limit),
        note: noteOf(limit),
        act: limit.owner === 'operator' && (
          <ActButton
            permission="protection.loosen"
            merchantCode={head.merchantCode}
            variant="ghost"
            label={t('loosen')}
            onPress={() => onLoosen(limit)}
          />
        ),
      }))}
    />
  );
}

function Exclusions({ exclusions }: Pick<MemberProtection, 'exclusions'>) {
  const t = useTranslations('console.protection');
  const format = useConsoleFormat();
  if (exclusions.length === 0) return <p className="text-sm text-muted">{t('noExclusions')}</p>;
  return (
    <ul className="grid gap-2">
      {exclusions.map(({ id, kind, startsAt, endsAt, returnAt, isActive }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-panel px-4 py-2.5 text-sm"
        >
          <span className="font-medium">{t(kind === 'cool_off' ? 'coolOff' : 'selfExclusion')}</span>
          <span className="text-muted">
            {t('from')} {format.instant(startsAt)} · {t('until')}{' '}
            {endsAt ? format.instant(endsAt) : t('ever')}
            {returnAt && ` · ${t('returnAt', { when: format.instant(returnAt) })}`}
          </span>
          <Badge tone={isActive ? 'warn' : 'neutral'}>{t(isActive ? 'active' : 'over')}</Badge>
        </li>
      ))}
    </ul>
  );
}

function History({ history, state }: Pick<MemberProtection, 'history' | 'state'>) {
  const t = useTranslations('console.protection');
  const words = useMemberWords();
  const detailsOf = useRecordedWords(state.currency);
  return (
    <Timeline
      label={t('history')}
      empty={t('noHistory')}
      entries={history.map(({ id, at, action, actor, after }) => ({
        id,
        at,
        icon: Gauge,
        title: words.action(action),
        text: detailsOf(after),
        by: actor.kind === 'member' ? undefined : words.actor({ ...actor, name: '' }),
      }))}
    />
  );
}

/** What protects a member: limits and their use, exclusions, and what happened to them. */
export function ProtectionTab({ head }: { head: MemberHead }) {
  const t = useTranslations('console.protection');
  const query = useQuery(memberProtectionQuery(head));
  const [act, setAct] = useState<'tighten' | 'exclude' | 'reopen' | PlayerLimit>();
  const close = (): void => setAct(undefined);
  if (query.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  const { state, exclusions, history } = query.data;
  const isClosed = state.blocks.some(({ kind }) => kind === 'closed');
  const { merchantCode } = head;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-sm text-muted">{t('text')}</p>
      <div className="flex flex-wrap gap-2">
        <ActButton
          permission="protection.tighten"
          {...{ merchantCode }}
          icon={<Gauge aria-hidden />}
          label={t('tighten')}
          onPress={() => setAct('tighten')}
        />
        <ActButton
          permission="protection.tighten"
          {...{ merchantCode }}
          variant="danger"
          icon={<CircleStop aria-hidden />}
          label={t('exclude')}
          onPress={() => setAct('exclude')}
        />
        {isClosed && (
          <ActButton
            permission="protection.loosen"
            {...{ merchantCode }}
            icon={<LockOpen aria-hidden />}
            label={t('reopen')}
            onPress={() => setAct('reopen')}
          />
        )}
      </div>
      <Part title={t('limits')}>
        <Limits {...{ head, state }} onLoosen={setAct} />
        <FactList
          facts={[
            {
              label: t('reality'),
              value: t('realityEvery', { count: state.reality.minutes }),
              note: t('played', { count: state.reality.playedMinutes }),
            },
          ]}
        />
      </Part>
      <Part title={t('exclusions')}>
        <Exclusions {...{ exclusions }} />
      </Part>
      <Part title={t('history')}>
        <History {...{ history, state }} />
      </Part>
      {act === 'tighten' && <TightenDialog head={head} onClose={close} />}
      {act === 'exclude' && <ExcludeDialog head={head} onClose={close} />}
      {act === 'reopen' && <ReopenDialog head={head} onClose={close} />}
      {typeof act === 'object' && (
        <LoosenDialog head={head} limit={act} currency={state.currency} onClose={close} />
      )}
    </div>
  );
}

import type { DeskSignal, SignalFact, SignalState } from '@croupier/contract/promotions/signals-desk.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { Check, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { DecideSignalDialog } from './DecideSignalDialog.tsx';

const TONES: Readonly<Record<SignalState, Tone>> = { open: 'warn', cleared: 'win', confirmed: 'lose' };

type SignalCardProps = { signal: DeskSignal; merchantCode: string; currency: string };

/** What was found, about whom, and what it holds. */
export function SignalCard({ signal, merchantCode, currency }: SignalCardProps) {
  const t = useTranslations('console.promotions');
  const format = useConsoleFormat();
  const [decision, setDecision] = useState<'cleared' | 'confirmed'>();
  const { id, kind, state, members, facts, grants, inReview, foundAt, remark } = signal;
  const valueOf = ({ amount, count, text }: SignalFact): string => {
    if (amount !== undefined) return format.amount(amount, currency);
    return count === undefined ? (text ?? '') : format.number(count);
  };
  const act = { permission: 'promotions.grants.decide', merchantCode } as const;
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-base">{t(`signal.kind.${kind}`)}</h2>
        <Badge tone={TONES[state]}>{t(`signal.state.${state}`)}</Badge>
        <time className="numeric text-xs text-subtle" dateTime={foundAt.toISOString()}>
          {format.instant(foundAt)}
        </time>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {members.map((member) => (
          <li key={member.id}>
            <Link
              to={paths.memberFile({ merchantCode, id: member.id })}
              className="font-semibold text-text underline-offset-2 hover:underline"
            >
              {member.account}
            </Link>
          </li>
        ))}
      </ul>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {facts.map((fact) => (
          <div key={fact.key}>
            <dt className="text-xs text-subtle">{t(`signal.fact.${fact.key}`)}</dt>
            <dd className="numeric break-words">{valueOf(fact)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {t('signal.grants', { count: grants })}
        {grants > 0 && ` · ${t('signal.inReview', { count: inReview })}`}
      </p>
      {remark && <p className="text-sm break-words text-muted">{remark}</p>}
      {state === 'open' && (
        <div className="flex flex-wrap gap-2">
          <ActButton
            {...act}
            icon={<Check aria-hidden />}
            label={t('signal.clear')}
            onPress={() => setDecision('cleared')}
          />
          <ActButton
            {...act}
            icon={<ShieldAlert aria-hidden />}
            label={t('signal.confirm')}
            onPress={() => setDecision('confirmed')}
          />
        </div>
      )}
      {decision && (
        <DecideSignalDialog
          params={{ merchantCode, id }}
          to={decision}
          onClose={() => setDecision(undefined)}
        />
      )}
    </Card>
  );
}

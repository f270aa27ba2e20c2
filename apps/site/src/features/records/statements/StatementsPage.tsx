import type { StatementFile } from '@croupier/contract/payments/records.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { saveFile } from '@croupier/web/browser/save-text.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDown, FileSpreadsheet } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { OrderStatement } from './OrderStatement.tsx';
import { statementsQuery } from './statements.queries.ts';
import { periodName } from './statement-periods.ts';

const TONES: Readonly<Record<StatementFile['state'], Tone>> = {
  asked: 'info',
  running: 'info',
  done: 'win',
  failed: 'lose',
};

function StatementRow({ statement }: { statement: StatementFile }) {
  const t = useTranslations('payments.statement');
  const format = useFormat();
  const locale = useLocale();
  const toast = useToast();
  const errorText = useErrorText();
  const { id, period, format: kind, state, entries, expiresAt } = statement;
  const download = useMutation({
    mutationFn: () => call('records.statementFile', { params: { id } }),
    onSuccess: (file) => {
      if (file instanceof Blob) saveFile(`statement-${period}.${kind}`, file);
    },
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
  });
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-panel p-4 shadow-raised">
      <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-brand-text" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-text">
          {periodName(period, locale)} <span className="text-xs text-subtle uppercase">{kind}</span>
        </p>
        <p className="numeric text-xs text-subtle">
          {state === 'done' && <>{t('entries', { count: entries })} · </>}
          {t('keptUntil', { day: format.instant(expiresAt, 'date') })}
        </p>
      </div>
      {state === 'done' ? (
        <Button size="sm" icon={<FileDown />} loading={download.isPending} onClick={() => download.mutate()}>
          {t('download')}
        </Button>
      ) : (
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      )}
    </li>
  );
}

/** Statements of months and years as files. */
export function StatementsPage() {
  const t = useTranslations('payments.statement');
  const query = useQuery(statementsQuery);
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 text-sm text-muted">{t('text')}</p>
      </header>
      <Card>
        <h2 className="mb-4 text-lg">{t('order')}</h2>
        <OrderStatement />
      </Card>
      <h2 className="text-lg">{t('yours')}</h2>
      {query.isLoadingError && <QueryProblem query={query} title={t('failed')} />}
      {query.isPending && <Skeleton className="h-20 rounded-card" />}
      {query.data?.items.length === 0 && (
        <EmptyState icon={<FileSpreadsheet />} title={t('none')} text={t('noneText')} />
      )}
      <ul className="grid gap-3">
        {query.data?.items.map((statement) => (
          <StatementRow key={statement.id} statement={statement} />
        ))}
      </ul>
    </div>
  );
}

import type { StoredDefinition } from '@croupier/contract/promotions/definition.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { draftOf } from './promotions.queries.ts';

type SimulationCardProps = { merchantCode: string; currency: string; stored: StoredDefinition };

/** What the draft would have given in the last 30 days. */
export function SimulationCard({ merchantCode, currency, stored }: SimulationCardProps) {
  const t = useTranslations('console.promotions');
  const format = useConsoleFormat();
  const errorText = useErrorText();
  const { draft } = draftOf(stored);
  const run = useMutation({
    mutationFn: () => {
      if (!draft) throw new Error('the draft has a wrong field');
      return call('promotionsDesk.simulate', { params: { merchantCode }, body: { draft } });
    },
  });
  const { data } = run;
  const facts = data && [
    [t('simulation.recipients'), format.number(data.recipients)],
    [t('simulation.grants'), format.number(data.grants)],
    [t('simulation.cost'), format.amount(data.cost, currency)],
    [t('simulation.median'), format.amount(data.median, currency)],
    [t('simulation.p90'), format.amount(data.p90, currency)],
    [t('simulation.spentAt'), data.spentAt ? format.instant(data.spentAt, 'date') : t('simulation.lasts')],
    [t('simulation.shared'), format.bps(data.sharedBps)],
  ];
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base">{t('simulation.title')}</h2>
        <Button
          size="sm"
          icon={<FlaskConical aria-hidden />}
          loading={run.isPending}
          disabled={!draft}
          onClick={() => run.mutate()}
        >
          {t('simulation.run')}
        </Button>
      </div>
      <p className="mt-1 text-sm text-muted">{t('simulation.text')}</p>
      {run.error && <p className="mt-3 text-sm text-lose">{errorText(run.error)}</p>}
      {facts && (
        <dl className="mt-4 grid grid-cols-2 gap-3 text-sm">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-xs text-subtle">{label}</dt>
              <dd className="numeric font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {data?.isPartial && <p className="mt-3 text-xs text-warn">{t('simulation.partial')}</p>}
    </Card>
  );
}

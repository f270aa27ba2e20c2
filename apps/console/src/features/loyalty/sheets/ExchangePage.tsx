import { Button } from '@croupier/ui/buttons/Button.tsx';
import { ScrollRegion } from '@croupier/ui/data/ScrollRegion.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { LoyaltyHeader } from '../LoyaltyHeader.tsx';
import { exchangeQuery, type ExchangeDesk } from '../loyalty.queries.ts';
import { usePointFormat } from '../use-point-format.ts';
import { CellInput } from './CellInput.tsx';
import { exchangeDraftOf, exchangeOf, type ExchangeDraft } from './exchange-draft.ts';
import { DropDialog, PublishDialog } from './SheetDialog.tsx';
import { SheetList } from './SheetList.tsx';

const HEAD = 'px-2 py-2 text-right text-xs font-medium text-subtle';

/** Points for 1.00 by level and step. */
function Table({ table, currency }: { table: ExchangeDesk['tables'][number]; currency: string }) {
  const t = useTranslations('console.loyalty');
  const format = useConsoleFormat();
  const points = usePointFormat();
  const steps = table.levels[0]?.steps ?? [];
  return (
    <table className="w-full min-w-max text-sm">
      <thead>
        <tr>
          <th className={`${HEAD} text-left!`}>{t('pages.levels')}</th>
          {steps.map(({ from }) => (
            <th key={String(from)} className={`${HEAD} numeric`}>
              ≥ {points(from)}
            </th>
          ))}
          <th className={HEAD}>{t('dayCap')}</th>
        </tr>
      </thead>
      <tbody className="numeric">
        {table.levels.map((row) => (
          <tr key={row.level} className="border-t border-line">
            <th scope="row" className="px-2 py-2 text-left font-semibold">
              {t('level', { level: String(row.level) })}
            </th>
            {row.steps.map(({ from, price }) => (
              <td key={String(from)} className="px-2 py-2 text-right text-muted">
                {points(price)}
              </td>
            ))}
            <td className="px-2 py-2 text-right text-muted">{format.amount(row.dayCap, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DraftRow = ExchangeDraft['rows'][number];

/** A new table, beginning with the newest one. */
function Draft({ desk, merchantCode }: { desk: ExchangeDesk; merchantCode: string }) {
  const t = useTranslations('console.loyalty');
  const { may } = usePermissions();
  const [draft, setDraft] = useState(() => exchangeDraftOf(desk.tables[0]?.levels ?? [], desk.levels));
  const [publishes, setPublishes] = useState(false);
  const levels = exchangeOf(draft);
  const setRow = (at: number, part: Partial<DraftRow>): void =>
    setDraft({ ...draft, rows: draft.rows.map((row, index) => (index === at ? { ...row, ...part } : row)) });
  const replaced = (list: readonly string[], at: number, value: string): string[] =>
    list.map((each, index) => (index === at ? value : each));
  return (
    <Card className="mb-5">
      <h2 className="text-lg">{t('newSheet')}</h2>
      <ScrollRegion className="mt-3">
        <table className="min-w-max text-sm">
          <thead>
            <tr>
              <th className={`${HEAD} text-left!`}>{t('fromPoints')}</th>
              {draft.froms.map((from, at) => (
                <th key={`step ${at + 1}`} className="px-2 py-1">
                  <CellInput
                    label={`${t('fromPoints')} ${at + 1}`}
                    value={from}
                    onChange={(value) => setDraft({ ...draft, froms: replaced(draft.froms, at, value) })}
                  />
                </th>
              ))}
              <th className={HEAD}>{t('dayCap')}</th>
            </tr>
          </thead>
          <tbody>
            {draft.rows.map((row, at) => (
              <tr key={row.level}>
                <th scope="row" className="px-2 py-1 text-left font-semibold">
                  {t('level', { level: String(row.level) })}
                </th>
                {row.prices.map((price, step) => (
                  <td key={`step ${step + 1}`} className="px-2 py-1">
                    <CellInput
                      label={`${t('level', { level: String(row.level) })} ${step + 1}`}
                      value={price}
                      onChange={(value) => setRow(at, { prices: replaced(row.prices, step, value) })}
                    />
                  </td>
                ))}
                <td className="px-2 py-1">
                  <CellInput
                    label={`${t('level', { level: String(row.level) })} ${t('dayCap')}`}
                    value={row.dayCap}
                    suffix={desk.currency}
                    onChange={(dayCap) => setRow(at, { dayCap })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button
          variant="primary"
          icon={<CalendarClock aria-hidden />}
          disabled={!levels || !may('loyalty.rates.manage', merchantCode)}
          onClick={() => setPublishes(true)}
        >
          {t('publish')}
        </Button>
        {!levels && <p className="text-sm text-lose">{t('wrong')}</p>}
      </div>
      {publishes && levels && (
        <PublishDialog
          invalidates={[exchangeQuery(merchantCode).queryKey]}
          onClose={() => setPublishes(false)}
          save={(sheet) =>
            call('loyaltyDesk.addExchange', { params: { merchantCode }, body: { ...sheet, levels } })
          }
        />
      )}
    </Card>
  );
}

/** What points are worth, each table with the time from which on it counts. */
export function ExchangePage() {
  const merchant = useOneMerchant('loyalty.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const query = useQuery(exchangeQuery(merchantCode));
  const [dropped, setDropped] = useState<Date>();
  const { data: desk } = query;
  return (
    <>
      <LoyaltyHeader page="exchange" merchant={merchant} />
      {query.isPending && <Skeleton className="h-120 rounded-card" />}
      {query.isLoadingError && <QueryProblem query={query} />}
      {desk && (
        <>
          <Draft key={`${merchantCode} ${desk.tables.length}`} {...{ desk, merchantCode }} />
          <SheetList
            sheets={desk.tables}
            now={desk.now}
            merchantCode={merchantCode}
            render={(table) => <Table table={table} currency={desk.currency} />}
            onDrop={setDropped}
          />
        </>
      )}
      {dropped && (
        <DropDialog
          from={dropped}
          invalidates={[exchangeQuery(merchantCode).queryKey]}
          onClose={() => setDropped(undefined)}
          save={(body) => call('loyaltyDesk.dropExchange', { params: { merchantCode }, body })}
        />
      )}
    </>
  );
}

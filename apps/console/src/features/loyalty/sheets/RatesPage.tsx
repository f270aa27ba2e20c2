import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { LoyaltyHeader } from '../LoyaltyHeader.tsx';
import { ratesQuery, type RateDesk } from '../loyalty.queries.ts';
import { CellInput } from './CellInput.tsx';
import { rateDraftOf, ratesOf, type RateDraft } from './rate-draft.ts';
import { DropDialog, PublishDialog } from './SheetDialog.tsx';
import { SheetList } from './SheetList.tsx';

type Sheet = RateDesk['sheets'][number];
const PPM = 1_000_000;
const HEAD = 'px-2 py-2 text-left text-xs font-medium text-subtle';

/** Points per 1.00 by class and level. */
function Matrix({ sheet }: { sheet: Sheet }) {
  const t = useTranslations('console.loyalty');
  const names = useTranslations('nav.category');
  const format = useConsoleFormat();
  const levels = [...new Set(sheet.rates.map(({ level }) => level))].toSorted((a, b) => a - b);
  return (
    <table className="w-full min-w-max text-sm">
      <thead>
        <tr>
          <th className={HEAD}>{t('class')}</th>
          {levels.map((level) => (
            <th key={level} className={`${HEAD} text-right!`}>
              {t('level', { level: String(level) })}
            </th>
          ))}
          <th className={`${HEAD} text-right!`}>{t('xp')}</th>
        </tr>
      </thead>
      <tbody className="numeric">
        {[...Map.groupBy(sheet.rates, (rate) => rate.class)].map(([name, rows]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="px-2 py-2 text-left font-semibold">
              {names(name)}
            </th>
            {levels.map((level) => (
              <td key={level} className="px-2 py-2 text-right text-muted">
                {format.number((rows.find((rate) => rate.level === level)?.pointsPpm ?? 0) / PPM, 6)}
              </td>
            ))}
            <td className="px-2 py-2 text-right text-muted">
              × {format.number((rows[0]?.xpPpm ?? 0) / PPM, 2)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A new sheet, beginning with the newest one. */
function Draft({ desk, merchantCode }: { desk: RateDesk; merchantCode: string }) {
  const t = useTranslations('console.loyalty');
  const names = useTranslations('nav.category');
  const { may } = usePermissions();
  const [draft, setDraft] = useState<RateDraft>(() => rateDraftOf(desk.sheets[0]?.rates ?? [], desk));
  const [publishes, setPublishes] = useState(false);
  const rates = ratesOf(draft);
  const setClass = (at: number, part: Partial<RateDraft['classes'][number]>): void =>
    setDraft({
      ...draft,
      classes: draft.classes.map((row, index) => (index === at ? { ...row, ...part } : row)),
    });
  return (
    <Card className="mb-5">
      <h2 className="text-lg">{t('newSheet')}</h2>
      <div className="mt-3 grid gap-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <table className="text-sm">
          <thead>
            <tr>
              <th className={HEAD}>{t('class')}</th>
              <th className={HEAD}>{t('perOne')}</th>
              <th className={HEAD}>{t('xp')}</th>
            </tr>
          </thead>
          <tbody>
            {draft.classes.map((row, index) => (
              <tr key={row.class}>
                <th scope="row" className="px-2 py-1 text-left font-semibold">
                  {names(row.class)}
                </th>
                <td className="px-2 py-1">
                  <CellInput
                    label={`${names(row.class)}: ${t('perOne')}`}
                    value={row.points}
                    onChange={(points) => setClass(index, { points })}
                  />
                </td>
                <td className="px-2 py-1">
                  <CellInput
                    label={`${names(row.class)}: ${t('xp')}`}
                    value={row.xp}
                    onChange={(xp) => setClass(index, { xp })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="grid content-start gap-2">
          <h3 className="text-sm font-semibold text-muted">{t('bonus')}</h3>
          {draft.percents.map(({ level, percent }, at) => (
            <span key={level} className="flex items-center justify-between gap-3 text-sm">
              {t('level', { level: String(level) })}
              <CellInput
                className="w-28"
                label={`${t('bonus')} ${level}`}
                suffix="%"
                value={percent}
                onChange={(typed) =>
                  setDraft({
                    ...draft,
                    percents: draft.percents.map((row, index) =>
                      index === at ? { ...row, percent: typed } : row,
                    ),
                  })
                }
              />
            </span>
          ))}
          <Button
            className="mt-3 justify-self-start"
            variant="primary"
            icon={<CalendarClock aria-hidden />}
            disabled={!rates || !may('loyalty.rates.manage', merchantCode)}
            onClick={() => setPublishes(true)}
          >
            {t('publish')}
          </Button>
          {!rates && <p className="text-sm text-lose">{t('wrong')}</p>}
        </div>
      </div>
      {publishes && rates && (
        <PublishDialog
          invalidates={[ratesQuery(merchantCode).queryKey]}
          onClose={() => setPublishes(false)}
          save={(sheet) =>
            call('loyaltyDesk.addRates', { params: { merchantCode }, body: { ...sheet, rates } })
          }
        />
      )}
    </Card>
  );
}

/** Rates of points by class and level, each sheet with the time from which on it counts. */
export function RatesPage() {
  const merchant = useOneMerchant('loyalty.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const query = useQuery(ratesQuery(merchantCode));
  const [dropped, setDropped] = useState<Date>();
  const { data: desk } = query;
  return (
    <>
      <LoyaltyHeader page="rates" merchant={merchant} />
      {query.isPending && <Skeleton className="h-120 rounded-card" />}
      {query.isLoadingError && <QueryProblem query={query} />}
      {desk && (
        <>
          <Draft key={`${merchantCode} ${desk.sheets.length}`} {...{ desk, merchantCode }} />
          <SheetList
            sheets={desk.sheets}
            now={desk.now}
            merchantCode={merchantCode}
            render={(sheet) => <Matrix sheet={sheet} />}
            onDrop={setDropped}
          />
        </>
      )}
      {dropped && (
        <DropDialog
          from={dropped}
          invalidates={[ratesQuery(merchantCode).queryKey]}
          onClose={() => setDropped(undefined)}
          save={(body) => call('loyaltyDesk.dropRates', { params: { merchantCode }, body })}
        />
      )}
    </>
  );
}

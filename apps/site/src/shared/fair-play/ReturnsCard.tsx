import type { Game } from '@croupier/contract/games/catalogue.ts';
import { printedReturnBps } from '@croupier/fairplay/money.ts';
import { ScrollRegion } from '@croupier/ui/data/ScrollRegion.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { useReturns } from './returns.queries.ts';

const cell = 'numeric border-t border-line py-3 pl-3 text-end';

/** Each game's theoretical and actual return, from the server's ledger. */
export function ReturnsCard({ games, className }: { games: readonly Game[]; className?: string }) {
  const t = useTranslations();
  const format = useFormat();
  const returns = useReturns();
  const nameOf = new Map(games.map((game) => [game.gameId, game.displayName]));
  const rows = returns.data?.filter(({ gameId }) => nameOf.has(gameId));

  const printed = (ppm: number): string => format.bps(printedReturnBps(ppm));
  const built = (min: number, max: number): string => {
    const [low, high] = [printed(min), printed(max)];
    return low === high ? low : `${low} – ${high}`;
  };

  return (
    <Card padding="lg" className={clsx('flex flex-col justify-center', className)}>
      <h3 className="text-lg">{t('lobby.returnsTitle')}</h3>
      <p className="mt-1 text-sm text-muted">{t('lobby.returnsText')}</p>
      {returns.isLoadingError ? (
        <QueryProblem query={returns} />
      ) : (
        <ScrollRegion className="mt-4">
          <table className="w-full text-sm">
            <thead>
              <tr className="text-xs text-subtle">
                <th scope="col" className="pb-2 text-start font-semibold">
                  {t('lobby.returnsGame')}
                </th>
                <th scope="col" className="pb-2 pl-4 text-end font-semibold">
                  {t('lobby.returnsTheoretical')}
                </th>
                <th scope="col" className="pb-2 pl-4 text-end font-semibold">
                  {t('lobby.returnsActual')}
                </th>
                <th scope="col" className="pb-2 pl-4 text-end font-semibold max-sm:hidden md:max-lg:hidden">
                  {t('lobby.returnsRounds')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows
                ? rows.map((row) => (
                    <tr key={row.gameId}>
                      <th scope="row" className="border-t border-line py-3 text-start font-semibold">
                        {nameOf.get(row.gameId)}
                      </th>
                      <td className={cell}>{built(row.builtMinPpm, row.builtMaxPpm)}</td>
                      <td className={clsx(cell, 'font-semibold text-brand-text')}>
                        {row.paidPpm === null ? (
                          <span className="font-normal text-subtle">{t('lobby.returnsNone')}</span>
                        ) : (
                          printed(row.paidPpm)
                        )}
                      </td>
                      <td className={clsx(cell, 'max-sm:hidden md:max-lg:hidden')}>
                        {format.number(row.rounds)}
                      </td>
                    </tr>
                  ))
                : games.map((game) => (
                    <tr key={game.gameId}>
                      <td colSpan={4} className="border-t border-line py-3">
                        <Skeleton className="h-5" />
                      </td>
                    </tr>
                  ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Card>
  );
}

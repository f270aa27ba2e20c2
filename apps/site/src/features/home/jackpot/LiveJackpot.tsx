import { Badge } from '@croupier/ui/status/Badge.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { Play, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { jackpotChance } from '../../../shared/games/jackpot-chance.ts';
import { useJackpot } from '../../../shared/games/jackpot.queries.ts';
import { useNow } from '../../../shared/winners/use-now.ts';
import { JackpotCounter } from './JackpotCounter.tsx';

const HITS_SHOWN = 5;

/** The funded pool: amount, funding, odds and latest winners. */
export function LiveJackpot() {
  const t = useTranslations('lobby');
  const format = useFormat();
  const now = useNow();
  const pool = useJackpot();
  const currency = pool?.currency ?? '';
  const chance = pool && jackpotChance(pool, format.decimals);
  return (
    <>
      <div className="min-w-0">
        <div className="jackpot-head">
          <h2 className="jackpot-title">{t('jackpotTitle')}</h2>
          <Badge tone="win" solid>
            {t('jackpotLive')}
          </Badge>
        </div>
        <JackpotCounter
          label={t('jackpotTitle')}
          amount={pool ? format.amount(pool.amount, { currency }) : undefined}
        />
        <p className="jackpot-text">{pool && t('jackpotHow', { share: format.bps(pool.contributionBps) })}</p>
        <dl className={clsx('jackpot-chance', !chance && 'invisible')} data-testid="jackpot-chance">
          <dt>{chance && t('jackpotChance', { stake: format.amount(chance.stakeMinor, { currency }) })}</dt>
          <dd className="numeric">{chance && t('jackpotOneIn', { count: format.number(chance.oneIn) })}</dd>
        </dl>
        <div className="mt-5 flex flex-wrap gap-3">
          <Link to={paths.originals()} className={buttonClass({ variant: 'primary' })}>
            <Play aria-hidden />
            {t('jackpotPlay')}
          </Link>
          <Link to={paths.fairness()} className="jackpot-link">
            <ShieldCheck aria-hidden className="size-4.5" />
            {t('jackpotProof')}
          </Link>
        </div>
      </div>
      <div className="jackpot-side">
        <h3 className="text-sm opacity-80">{t('jackpotHits')}</h3>
        {pool?.hits.length === 0 && <p className="mt-2 text-sm opacity-80">{t('jackpotNoHits')}</p>}
        <ul className="mt-2 divide-y divide-white/12">
          {pool?.hits.slice(0, HITS_SHOWN).map(({ roundId, customerName, gameName, amount, at }) => (
            <li key={roundId} className="flex items-center justify-between gap-4 py-2 text-sm">
              <span className="min-w-0">
                <span className="block truncate font-semibold">{customerName}</span>
                <span className="block truncate text-xs opacity-75">
                  {gameName} · {format.relative(at, now)}
                </span>
              </span>
              <span className="numeric font-display font-bold">{format.amount(amount, { currency })}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

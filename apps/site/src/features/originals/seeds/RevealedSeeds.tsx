import type { RevealedSeedPair } from '@croupier/contract/games/originals.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { CopyLine } from '../../../shared/rounds/CopyLine.tsx';
import { verifierSearch } from '../../../shared/rounds/verifier-query.ts';
import { revealedSeedsQuery } from './seeds.queries.ts';

function RevealedPair({ pair }: { pair: RevealedSeedPair }) {
  const t = useTranslations('originals.seeds');
  const format = useFormat();
  return (
    <li className="rounded-card border border-line bg-surface-1 p-4">
      <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-semibold">{t('rounds', { count: pair.nonce })}</span>
        <span className="text-xs text-subtle">
          {t('revealedAt', { time: format.instant(pair.revealedAt) })}
        </span>
      </p>
      <dl className="grid gap-3">
        <CopyLine label={t('serverSeed')} value={pair.serverSeed} />
        <CopyLine label={t('serverSeedHash')} value={pair.serverSeedHash} />
        <CopyLine label={t('clientSeed')} value={pair.clientSeed} />
      </dl>
      <Link
        to={{ pathname: paths.fairness(), search: verifierSearch({ ...pair, nonce: 0 }) }}
        className={buttonClass({ variant: 'secondary', size: 'sm' }, 'mt-3')}
      >
        <ShieldCheck aria-hidden />
        {t('verify')}
      </Link>
    </li>
  );
}

/** Earlier seed pairs with the server seed revealed, newest first. */
export function RevealedSeeds() {
  const t = useTranslations('originals.seeds');
  const pages = useInfiniteQuery(revealedSeedsQuery());
  if (!pages.data) return null;
  const pairs = pages.data.pages.flatMap(({ items }) => items);
  return (
    <section>
      <h3 className="mb-3 text-base">{t('revealed')}</h3>
      {pairs.length === 0 ? (
        <p className="text-sm text-muted">{t('revealedEmpty')}</p>
      ) : (
        <ul className="grid gap-3">
          {pairs.map((pair) => (
            <RevealedPair key={pair.id} pair={pair} />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}

import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { ladderQuery, pointsBalanceQuery, type Ladder } from '../../shared/loyalty/loyalty.queries.ts';
import { useClassName } from '../../shared/loyalty/use-class-name.ts';
import { useIsMember } from '../../shared/loyalty/use-is-member.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { BadgeShelf } from './BadgeShelf.tsx';
import { LevelStep } from './LevelStep.tsx';

const ONE = 10_000n;
const PPM = 1_000_000;

/** How experience counts, and whether a level can be lost. */
function HowItCounts({ ladder }: { ladder: Ladder }) {
  const t = useTranslations('loyalty.vip');
  const format = useFormat();
  const className = useClassName();
  return (
    <Card>
      <h2 className="text-lg">{t('howTitle')}</h2>
      <p className="mt-1 text-sm text-muted">{t('howText', { amount: format.amount(ONE) })}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {ladder.weights.map(({ class: of, xpPpm }) => (
          <li key={of} className="flex items-baseline gap-2 rounded-field bg-surface-3 px-3 py-1.5 text-sm">
            <span className="text-muted">{className(of)}</span>
            <span className="numeric font-bold text-text">× {format.number(xpPpm / PPM, 2)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-start gap-2 text-sm text-muted">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-win" />
        {t(ladder.demotes ? 'demotion' : 'noDemotion')}
      </p>
    </Card>
  );
}

/** Every level with everything it brings, for visitors too; badges for members. */
export function VipPage() {
  const t = useTranslations('loyalty');
  const signedIn = useSignedIn();
  const isMember = useIsMember();
  const query = useQuery(ladderQuery);
  const { data: balance } = useQuery({ ...pointsBalanceQuery, enabled: isMember === true });
  const { data: ladder } = query;
  const top = ladder?.levels.at(-1)?.level ?? 0;
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('vip.title')}</PageTitle>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{t('vip.title')}</h1>
          <p className="mt-2 max-w-prose text-muted">{t('vip.text')}</p>
        </div>
        <Link
          to={signedIn ? paths.pointMall() : paths.register()}
          className={buttonClass({ variant: signedIn ? 'secondary' : 'primary' })}
        >
          {t(signedIn ? 'vip.mall' : 'join')}
        </Link>
      </header>
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-[60rem] rounded-card" />}
      {ladder && (
        <>
          <ol className="grid gap-3">
            {ladder.levels.map((level) => (
              <LevelStep key={level.level} level={level} balance={balance} isTop={level.level === top} />
            ))}
          </ol>
          <HowItCounts ladder={ladder} />
          {isMember && <BadgeShelf />}
        </>
      )}
    </div>
  );
}

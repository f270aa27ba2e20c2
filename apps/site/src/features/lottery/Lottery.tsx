import { Badge } from '@croupier/ui/status/Badge.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { Clock, Ticket } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { ChosenDraw } from './ChosenDraw.tsx';
import { DrawSection } from './DrawSection.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

const MAX_CODE_LENGTH = 96;

const titleAt = (pathname: string): 'title' | 'seaTitle' | 'vnTitle' => {
  const path = pathname.toLowerCase();
  if (path.startsWith(paths.seaLottery().toLowerCase())) return 'seaTitle';
  return path.startsWith(paths.vnLottery().toLowerCase()) ? 'vnTitle' : 'title';
};

/** The lottery page: lists the draws; betting opens later. */
export function Lottery() {
  const t = useTranslations();
  const { menus } = useBoot().games;
  const titleKey = titleAt(useLocation().pathname);
  const [search] = useSearchParams();
  const gameCode = search.get('gameCode')?.trim().slice(0, MAX_CODE_LENGTH) ?? '';
  const title = t(`lottery.${titleKey}`);
  const kinds = (['lott', 'elott'] as const).filter((kind) =>
    menus.some(({ gameCategory, vendors }) => gameCategory === kind && vendors.length > 0),
  );
  return (
    <div className="mx-auto w-full max-w-(--width-page)">
      <PageTitle>{title}</PageTitle>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-1.5 mb-5 text-muted">{t('lottery.text')}</p>
      <Card tone="lit" padding="lg" className="relative isolate overflow-hidden">
        <Ticket
          aria-hidden
          className="absolute -top-4 -right-4 -z-10 size-44 rotate-12 text-brand opacity-12 sm:size-52"
        />
        <Badge tone="brand" icon={<Clock aria-hidden />}>
          {t('games.soon.badge')}
        </Badge>
        <h2 className="mt-3 text-2xl">{t('lottery.hall')}</h2>
        <p className="mt-2 max-w-2xl text-muted">{t('lottery.hallText')}</p>
      </Card>
      {gameCode !== '' && <ChosenDraw key={gameCode} {...{ gameCode, kinds }} />}
      {titleKey !== 'title' && <p className="mt-6 text-muted">{t('lottery.regionNote')}</p>}
      {kinds.map((kind) => (
        <DrawSection key={kind} kind={kind} />
      ))}
      {kinds.length === 0 && (
        <EmptyState
          icon={<Ticket />}
          title={t('lottery.none')}
          text={t('lottery.noneText')}
          action={
            <Link to={paths.originals()} className={buttonClass({ variant: 'primary' })}>
              {t('lottery.originals')}
            </Link>
          }
        />
      )}
    </div>
  );
}

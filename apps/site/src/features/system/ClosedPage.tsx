import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useBoot, useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { Ban, Dices, KeyRound, RotateCw, Wallet, Wrench } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ClosedArt } from './ClosedArt.tsx';
import { ServiceButtons } from './ServiceButtons.tsx';
import { useReopening } from './use-reopening.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

const SAFE = [
  ['balance', Wallet],
  ['round', Dices],
  ['session', KeyRound],
] as const;

/** Answers the first question when a site that holds one's money is closed. */
function SafeList() {
  const t = useTranslations('closed');
  return (
    <ul className="grid gap-3">
      {SAFE.map(([key, Icon]) => (
        <li key={key} className="flex items-start gap-3 text-sm text-muted">
          <span className="grid size-8 shrink-0 place-items-center rounded-field bg-win-soft text-win">
            <Icon aria-hidden className="size-4.5" />
          </span>
          <span className="pt-1.5">{t(key)}</span>
        </li>
      ))}
    </ul>
  );
}

function Address({ ip }: { ip: string }) {
  const t = useTranslations('closed');
  return (
    <dl className="rounded-field bg-well px-4 py-3 shadow-well ring-1 ring-line ring-inset">
      <dt className="text-xs text-subtle">{t('address')}</dt>
      <dd className="numeric mt-0.5 text-lg font-semibold wrap-anywhere">{ip}</dd>
    </dl>
  );
}

function TryAgain({ quiet }: { quiet: boolean }) {
  const t = useTranslations();
  const { looking, looked, look } = useReopening();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant={quiet ? 'secondary' : 'primary'}
        icon={<RotateCw />}
        loading={looking}
        onClick={() => void look()}
      >
        {t('common.retry')}
      </Button>
      <output className="min-w-0 flex-1 basis-40 text-xs text-subtle">
        {t(looked && !looking ? 'closed.stillClosed' : quiet ? 'closed.mayChange' : 'closed.opensItself')}
      </output>
    </div>
  );
}

/** Replaces the site during maintenance or in a blocked region. */
export function ClosedPage({ mark, preferences }: { mark: string; preferences: ReactNode }) {
  const t = useTranslations();
  const { name } = useMerchant();
  const { notice, location, regionRestriction } = useBoot().permission;
  const title = t(regionRestriction ? 'system.regionTitle' : 'system.maintenanceTitle');
  const heading = useRef<HTMLHeadingElement>(null);
  // The previously focused page is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const Icon = regionRestriction ? Ban : Wrench;
  return (
    <div className="flex min-h-dvh flex-col">
      <PageTitle>{title}</PageTitle>
      <header className="relative z-10 mx-auto flex w-full max-w-5xl items-center gap-2.5 px-page py-4">
        <img src={mark} alt="" width={36} height={36} className="size-9" />
        <span className="truncate font-display text-base font-extrabold tracking-tight">{name}</span>
      </header>
      <main className="mx-auto grid w-full max-w-5xl flex-1 items-center gap-6 px-page pb-8 lg:grid-cols-[1fr_1.15fr] lg:gap-12">
        <ClosedArt mark={mark} />
        <Card tone="lit" padding="lg" className="grid min-w-0 gap-5">
          <div>
            <p className="flex items-center gap-2 text-sm font-semibold text-brand-text">
              <Icon aria-hidden className="size-4.5" />
              {t(regionRestriction ? 'closed.regionKind' : 'closed.maintenanceKind')}
            </p>
            <h1 ref={heading} tabIndex={-1} className="mt-2 text-3xl text-balance outline-none">
              {title}
            </h1>
            <p className="mt-3 whitespace-pre-line text-muted wrap-anywhere">
              {regionRestriction ? t('system.regionText') : notice}
            </p>
          </div>
          {regionRestriction ? <Address ip={location.ip} /> : <SafeList />}
          <TryAgain quiet={regionRestriction} />
          <ServiceButtons />
        </Card>
      </main>
      <footer className="mx-auto w-full max-w-xs px-page pb-8">{preferences}</footer>
    </div>
  );
}

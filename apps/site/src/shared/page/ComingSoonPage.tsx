import { Badge } from '@croupier/ui/status/Badge.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { PageTitle } from './PageTitle.tsx';

export type ComingSoonPageProps = {
  title: string;
  text: string;
  icon: ReactNode;
  /** The planned features in a few points. */
  points: ReadonlyArray<{ icon: ReactNode; title: string; text: string }>;
};

/** A page for a feature that is not available yet. */
export function ComingSoonPage({ title, text, icon, points }: ComingSoonPageProps) {
  const t = useTranslations('games.soon');
  return (
    <div className="mx-auto w-full max-w-(--width-page)">
      <PageTitle>{title}</PageTitle>
      <Card tone="lit" padding="lg" className="relative isolate overflow-hidden">
        <div
          aria-hidden
          className="absolute -top-5 -right-5 -z-10 rotate-12 text-brand opacity-12 sm:-top-4 sm:-right-6 [&_svg]:size-28 sm:[&_svg]:size-64"
        >
          {icon}
        </div>
        <Badge tone="brand" icon={<Clock aria-hidden />}>
          {t('badge')}
        </Badge>
        <h1 className="mt-4 text-3xl sm:max-w-[55%] sm:text-4xl">{title}</h1>
        <p className="mt-3 text-muted sm:max-w-[min(55%,36rem)] sm:text-lg">{text}</p>
        <h2 className="mt-8 text-sm font-semibold text-subtle">{t('meanwhile')}</h2>
        <div className="mt-3 flex flex-wrap gap-3">
          <Link to={paths.promotions()} className={buttonClass({ variant: 'primary' })}>
            {t('promotions')}
          </Link>
          <Link to={paths.gameCenter()} className={buttonClass()}>
            {t('games')}
          </Link>
        </div>
      </Card>
      <ul className="mt-4 grid gap-4 sm:grid-cols-3">
        {points.map((point) => (
          <li key={point.title}>
            <Card className="h-full">
              <div
                aria-hidden
                className="grid size-11 place-items-center rounded-tile border border-brand-line bg-brand-soft text-brand-text [&_svg]:size-5.5"
              >
                {point.icon}
              </div>
              <h3 className="mt-4 text-lg">{point.title}</h3>
              <p className="mt-1.5 text-sm text-muted">{point.text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}

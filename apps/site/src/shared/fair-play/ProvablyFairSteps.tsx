import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { LockKeyhole, ScanSearch, ShieldCheck, Shuffle } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';

const STEPS = [
  { title: 'fairSeedTitle', text: 'fairSeedText', icon: LockKeyhole },
  { title: 'fairMixTitle', text: 'fairMixText', icon: Shuffle },
  { title: 'fairCheckTitle', text: 'fairCheckText', icon: ScanSearch },
] as const;

/** How to verify a round, in three steps, with a link to the verifier. */
export function ProvablyFairSteps() {
  const t = useTranslations('lobby');
  return (
    <section className="rounded-sheet border border-line bg-panel p-5 shadow-raised sm:p-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-2xl">{t('fairTitle')}</h2>
          <p className="mt-1.5 max-w-2xl text-sm text-muted">{t('fairText')}</p>
        </div>
        <Link
          to={paths.fairness()}
          className={buttonClass(
            { variant: 'secondary' },
            'max-sm:h-auto! max-sm:min-h-11 max-sm:py-2 max-sm:whitespace-normal!',
          )}
        >
          <ShieldCheck aria-hidden />
          {t('fairLink')}
        </Link>
      </div>
      <ol className="@container mt-6 grid gap-3 md:grid-cols-3 md:gap-4">
        {STEPS.map(({ title, text, icon: Icon }) => (
          <li
            key={title}
            className="flex gap-4 rounded-card bg-well p-4 shadow-well ring-1 ring-line ring-inset sm:p-5 md:max-lg:flex-col @max-[12rem]:flex-col"
          >
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center rounded-field bg-brand-soft text-brand-text"
            >
              <Icon className="size-5.5" />
            </span>
            <div className="min-w-0 wrap-anywhere">
              <h3 className="text-base">{t(title)}</h3>
              <p className="mt-1 text-sm text-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

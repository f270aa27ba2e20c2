import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { callQuery } from '../../shared/api/call.ts';
import { firstSignIn } from '../../shared/sign-in/first-sign-in.ts';

type Step = { text: string; isDone: boolean; to?: string };

/**
 * What comes next for somebody who has just joined: a round, then a deposit. Gone with the first session. Phones show one
 * step at a time.
 */
export function FirstSteps() {
  const t = useTranslations('lobby.firstSteps');
  const isFirst = firstSignIn.is();
  const rounds = useQuery({
    ...callQuery('rounds.list', { query: { pageNum: 1, pageSize: 5 } }),
    enabled: isFirst,
    // The member often arrives from a game.
    staleTime: 0,
  });
  if (!isFirst || !rounds.data) return null;
  const hasPlayed = rounds.data.items.length > 0;
  const steps: Step[] = [
    { text: t('open'), isDone: true },
    { text: t('play'), isDone: hasPlayed, to: paths.dice() },
    { text: t('deposit'), isDone: false, to: paths.deposit() },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section
      aria-label={t('title')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-brand-line bg-lit px-3 py-2 max-sm:-mb-3 sm:gap-x-6 sm:px-6 sm:py-3"
    >
      <h2 className="text-base max-sm:flex-[1_8rem] max-sm:text-sm max-sm:leading-snug">{t('title')}</h2>
      <ol className="flex flex-wrap gap-2 sm:flex-1">
        {steps.map(({ text, isDone, to }, index) => (
          <li key={text} className={clsx(index !== next && (isDone ? 'max-sm:sr-only' : 'max-sm:hidden'))}>
            {to === undefined || isDone ? (
              <span className="flex min-h-9 items-center gap-2 px-3 text-sm text-muted">
                {isDone && <Check aria-hidden className="size-4 text-win" />}
                {text}
                {isDone && <span className="sr-only">{t('done')}</span>}
              </span>
            ) : (
              <Link
                to={to}
                className={buttonClass({ size: 'sm', variant: index === next ? 'primary' : 'secondary' })}
              >
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

import { Marquee } from '@croupier/ui/lobby/Marquee.tsx';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useAnnouncements } from '../../shared/announcements/announcements.queries.ts';

/** Reading speed. */
const LETTERS_PER_SECOND = 9;
const MIN_SECONDS = 20;

/** The merchant's notice marquee; renders nothing without notices. */
export function NoticeMarquee() {
  const t = useTranslations('home');
  const { data } = useAnnouncements();
  if (data?.headline.length === 0) return null;
  const letters = data?.headline.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
  return (
    <div className="home-notices flex min-h-10 items-center gap-2 rounded-field border border-line bg-surface-1 pr-3">
      <Link
        to={paths.notices()}
        aria-label={t('notices')}
        title={t('notices')}
        className="grid size-10 shrink-0 max-sm:size-8 place-items-center rounded-field text-brand-text hover:bg-surface-3"
      >
        <Megaphone aria-hidden className="size-4.5" />
      </Link>
      <Marquee
        label={t('notices')}
        durationSeconds={Math.max(MIN_SECONDS, letters / LETTERS_PER_SECOND)}
        className="min-w-0 flex-1 py-1.5"
      >
        {data?.headline.map(({ id, text }) => (
          <p key={id} className="shrink-0 text-sm whitespace-nowrap text-muted">
            {text}
          </p>
        ))}
      </Marquee>
    </div>
  );
}

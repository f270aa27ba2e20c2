import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { clsx } from 'clsx';
import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

const FAR_PX = 640;

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Scroll-to-top button on long pages. */
export function ScrollToTop() {
  const t = useTranslations('common');
  const far = useSyncExternalStore(
    subscribe,
    () => window.scrollY > FAR_PX,
    () => false,
  );
  return (
    <IconButton
      label={t('scrollToTop')}
      icon={<ArrowUp />}
      variant="secondary"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      className={clsx(
        'fixed! right-4 bottom-[calc(var(--bottom-bar-height)+1rem)] z-20 rounded-full! shadow-lifted md:bottom-6',
        !far && 'invisible opacity-0',
      )}
    />
  );
}

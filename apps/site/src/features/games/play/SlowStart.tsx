import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

/** A game that has not loaded by then is called slow. */
const SLOW_MILLISECONDS = 12_000;

/** Below the spinner of a game that takes long to load. */
export function SlowStart({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('play.slow');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <output className="mt-4 grid max-w-sm justify-items-center gap-3 px-4 text-center">
      <p className="text-sm text-muted">{t('text')}</p>
      <Button size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </output>
  );
}

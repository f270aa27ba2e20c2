import { Button } from '@croupier/ui/buttons/Button.tsx';
import { ArrowUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { LiveRows } from './use-live-rows.ts';

/** How many rows wait; shows them when pressed. */
export function NewRows({ live: { newCount, showNew } }: { live: Pick<LiveRows, 'newCount' | 'showNew'> }) {
  const t = useTranslations('console.live');
  return (
    <output className="block empty:hidden">
      {newCount > 0 && (
        <Button size="sm" icon={<ArrowUp aria-hidden />} onClick={showNew}>
          {t('newRows', { count: newCount })}
        </Button>
      )}
    </output>
  );
}

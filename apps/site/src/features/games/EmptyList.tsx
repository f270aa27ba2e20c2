import { Button } from '@croupier/ui/buttons/Button.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Gamepad2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { FilterChange } from './filters/use-list-filters.ts';

export type EmptyListProps = { isNarrowed: boolean; onChange: (change: FilterChange) => void };

/** Shown instead of a list without games; takes the filters back if there are any. */
export function EmptyList({ isNarrowed, onChange }: EmptyListProps) {
  const t = useTranslations('games');
  return (
    <EmptyState
      icon={<Gamepad2 />}
      title={t('empty')}
      text={t(isNarrowed ? 'emptyText' : 'emptyCategory')}
      {...(isNarrowed && {
        action: (
          <Button onClick={() => onChange({ vendors: [], type: 'ALL', playable: 'ANY' })}>
            {t('showAll')}
          </Button>
        ),
      })}
    />
  );
}

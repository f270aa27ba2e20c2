import type { GameMenu } from '@croupier/contract/games/catalogue.ts';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';

export type ChosenStudiosProps = {
  vendors: GameMenu['vendors'];
  onRemove: (code: string) => void;
  onClear: () => void;
};

/** The chosen studios, each removed by a press; nothing while all are shown. */
export function ChosenStudios({ vendors, onRemove, onClear }: ChosenStudiosProps) {
  const t = useTranslations('games.studios');
  if (vendors.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t('chosen')} className="contents">
        {vendors.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              aria-label={t('remove', { name })}
              onClick={() => onRemove(code)}
              className="inline-flex h-9 items-center gap-1.5 rounded-pill border border-brand-line bg-brand-soft pr-2.5 pl-3.5 text-sm font-semibold text-brand-text hover:border-brand-text"
            >
              {name}
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {vendors.length > 1 && (
        <button
          type="button"
          onClick={onClear}
          className="min-h-9 rounded-field px-2 text-sm font-semibold text-muted hover:text-text hover:underline"
        >
          {t('clear')}
        </button>
      )}
    </div>
  );
}

import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useTranslations } from 'use-intl';
import type { ContentFormState } from './use-content-form.ts';

/** Shown where somebody else has saved a newer version: nothing of the operator's text is lost. */
export function StaleNotice({ state, onCompare }: { state: ContentFormState; onCompare: () => void }) {
  const t = useTranslations('console.content');
  const { newer, keepMine, takeTheirs } = state;
  if (newer === undefined) return null;
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-warn-soft p-4 text-sm text-warn">
      <p>{t('staleText', { number: String(newer) })}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onCompare}>
          {t('compare')}
        </Button>
        <Button size="sm" onClick={keepMine}>
          {t('keepMine')}
        </Button>
        <Button size="sm" onClick={() => void takeTheirs()}>
          {t('takeTheirs')}
        </Button>
      </div>
    </div>
  );
}

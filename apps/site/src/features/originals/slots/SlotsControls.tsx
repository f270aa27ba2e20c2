import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { useTranslations } from 'use-intl';
import { useStoredChoice } from '../../../shared/browser/use-stored-choice.ts';
import { turboOn } from './turbo.ts';

export function SlotsControls() {
  const t = useTranslations('tables.slots');
  return (
    <Switch
      label={t('turbo')}
      checked={useStoredChoice(turboOn)}
      onChange={({ target }) => turboOn.set(target.checked)}
    />
  );
}

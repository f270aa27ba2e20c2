import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { useTranslations } from 'use-intl';
import { useStoredChoice } from '../../../shared/browser/use-stored-choice.ts';
import { hintOn } from './hint.ts';

/** Whether the best move is shown. */
export function BlackjackControls() {
  const t = useTranslations('tables.blackjack');
  return (
    <Switch
      label={t('hint')}
      hint={t('hintText')}
      checked={useStoredChoice(hintOn)}
      onChange={({ target }) => hintOn.set(target.checked)}
    />
  );
}

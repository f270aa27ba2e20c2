import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import { SearchPanel } from './SearchPanel.tsx';

export type SearchDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The search dialog; a sheet on phones. */
export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      {...{ open, onOpenChange }}
      title={t('games.searchTitle')}
      closeLabel={t('common.close')}
      size="md"
    >
      <SearchPanel onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

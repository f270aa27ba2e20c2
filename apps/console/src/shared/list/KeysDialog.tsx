import { Kbd } from '@croupier/ui/layout/Kbd.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';

const KEYS = [
  ['next', 'j'],
  ['previous', 'k'],
  ['open', 'enter'],
  ['openPage', 'shift + enter'],
  ['nextPage', ']'],
  ['previousPage', '['],
  ['close', 'esc'],
  ['filter', '/'],
  ['select', 'x'],
  ['help', '?'],
] as const;

/** The keys of a list. */
export function KeysDialog({ hasSelection, onClose }: { hasSelection: boolean; onClose: () => void }) {
  const t = useTranslations();
  const shown = KEYS.filter(([name]) => name !== 'select' || hasSelection);
  return (
    <Dialog
      open
      size="sm"
      title={t('console.list.keys.title')}
      closeLabel={t('common.close')}
      onOpenChange={(open) => !open && onClose()}
    >
      <dl className="divide-y divide-line text-sm">
        {shown.map(([name, key]) => (
          <div key={name} className="flex items-center justify-between gap-4 py-2">
            <dt className="text-muted">{t(`console.list.keys.${name}`)}</dt>
            <dd>
              <Kbd>{key}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

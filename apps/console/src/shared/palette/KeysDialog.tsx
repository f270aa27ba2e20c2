import { Kbd } from '@croupier/ui/layout/Kbd.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import type { Place } from './palette-options.ts';
import { useAllKeyHelp, type KeyHelp } from './palette-store.ts';

const Keys = ({ title, keys }: KeyHelp) => (
  <section className="mb-5">
    <h3 className="mb-1 text-sm font-semibold text-muted">{title}</h3>
    <dl className="divide-y divide-line text-sm">
      {keys.map(({ key, label }) => (
        <div key={key} className="flex items-center justify-between gap-4 py-2">
          <dt>{label}</dt>
          <dd className="flex gap-1">
            {key.split(' ').map((part) => (
              <Kbd key={part}>{part}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** All keys: those of every screen, and those of the screen that is open. */
export function KeysDialog({ places, onClose }: { places: readonly Place[]; onClose: () => void }) {
  const t = useTranslations();
  const screens = useAllKeyHelp();
  const everywhere: KeyHelp = {
    title: t('console.palette.everywhere'),
    keys: [
      { key: 'ctrl K', label: t('console.palette.title') },
      { key: '?', label: t('console.palette.keys') },
    ],
  };
  const go: KeyHelp = {
    title: t('console.palette.go'),
    keys: places.flatMap(({ label, letter }) => (letter ? [{ key: `g ${letter}`, label }] : [])),
  };
  return (
    <Dialog
      open
      title={t('console.palette.keys')}
      closeLabel={t('common.close')}
      onOpenChange={(open) => !open && onClose()}
    >
      {[...screens, everywhere, go].map((help) => (
        <Keys key={help.title} {...help} />
      ))}
    </Dialog>
  );
}

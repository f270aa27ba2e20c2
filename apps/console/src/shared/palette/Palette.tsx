import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Kbd } from '@croupier/ui/layout/Kbd.tsx';
import { Search } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMerchants } from '../permissions/use-merchants.ts';
import type { Place } from './palette-options.ts';
import { openPalette, paletteStore } from './palette-store.ts';
import { useGoKeys } from './use-go-keys.ts';

const PaletteDialog = lazy(async () => ({ default: (await import('./PaletteDialog.tsx')).PaletteDialog }));
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

/** The field in the header that opens the palette, and the keys that work on every screen. */
export function Palette({ places }: { places: readonly Place[] }) {
  const t = useTranslations('console.palette');
  const navigate = useNavigate();
  const { search } = useMerchants();
  const opened = useSyncExternalStore(paletteStore.subscribe, paletteStore.get);
  const close = (): void => paletteStore.set(undefined);
  useGoKeys({
    go: (key) => {
      const place = places.find(({ letter }) => letter === key);
      if (place) void navigate(`${place.to}${search}`);
      return place !== undefined;
    },
    onHelp: () => paletteStore.set('keys'),
    onPalette: openPalette,
  });
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openPalette}
        className="flex h-10 max-w-md min-w-0 flex-1 items-center gap-2.5 rounded-field border border-line bg-surface-2 px-3 text-sm text-subtle hover:border-line-strong hover:text-muted max-sm:hidden"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate text-start">{t('title')}</span>
        <Kbd aria-hidden className="max-md:hidden">
          Ctrl K
        </Kbd>
      </button>
      <IconButton label={t('title')} icon={<Search />} className="sm:hidden" onClick={openPalette} />
      <Suspense>
        {opened === 'palette' && <PaletteDialog places={places} onClose={close} />}
        {opened === 'keys' && <KeysDialog places={places} onClose={close} />}
      </Suspense>
    </>
  );
}

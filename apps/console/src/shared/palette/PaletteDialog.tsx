import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Spinner } from '@croupier/ui/status/Spinner.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Place } from './palette-options.ts';
import { PaletteList } from './PaletteList.tsx';
import { usePaletteChoice } from './use-palette-choice.ts';

/** A combobox over everything: type, move with arrow keys, Enter to choose. */
function PalettePanel({ places, onDone }: { places: readonly Place[]; onDone: () => void }) {
  const t = useTranslations('console.palette');
  const errorText = useErrorText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { typed, type, onKeyDown, choose, find, groups, current, isEmpty } = usePaletteChoice(places, onDone);
  const { query, isSettled, isTooShort } = find;
  const currentId = current?.id;

  useEffect(() => {
    if (currentId) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  return (
    <div className="flex h-[min(36rem,72dvh)] flex-col max-sm:h-[78dvh]">
      <div className="field-box">
        <Search aria-hidden className="ml-3.5 size-4.5 shrink-0 text-subtle" />
        <input
          data-autofocus
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input
          role="combobox"
          aria-label={t('title')}
          aria-expanded={!isEmpty}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={currentId && `${id}-${currentId}`}
          placeholder={t('placeholder')}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          className="field-input"
        />
        {!isSettled && <Spinner className="mr-3.5 size-4 text-subtle" />}
      </div>
      <div ref={list} className="-mx-2 mt-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2">
        <output className="block px-3 text-sm text-muted empty:hidden">
          {query.error && errorText(query.error)}
          {isTooShort && isEmpty && t('tooShort')}
          {!isTooShort && isSettled && !query.error && isEmpty && t('nothing')}
        </output>
        <PaletteList {...{ id, groups, current }} label={t('results')} onChoose={choose} />
      </div>
    </div>
  );
}

/** Goes anywhere, finds anything, and acts on what is open. */
export function PaletteDialog({ places, onClose }: { places: readonly Place[]; onClose: () => void }) {
  const t = useTranslations();
  return (
    <Dialog
      open
      size="md"
      title={t('console.palette.title')}
      closeLabel={t('common.close')}
      onOpenChange={(open) => !open && onClose()}
    >
      <PalettePanel places={places} onDone={onClose} />
    </Dialog>
  );
}

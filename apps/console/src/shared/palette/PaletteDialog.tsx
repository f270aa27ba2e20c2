import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Spinner } from '@croupier/ui/status/Spinner.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { stepTo } from '@croupier/web/keyboard/step-to.ts';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { namedOptions, type PaletteOption, type Place } from './palette-options.ts';
import { PaletteList } from './PaletteList.tsx';
import { useCommandGroups } from './use-command-groups.tsx';
import { useFind } from './use-find.ts';
import { useFoundOptions } from './use-found-options.ts';

/** A combobox over everything: type, move with arrow keys, Enter to choose. */
function PalettePanel({ places, onDone }: { places: readonly Place[]; onDone: () => void }) {
  const t = useTranslations('console.palette');
  const errorText = useErrorText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [stepped, setStepped] = useState(0);
  /** Enter was pressed before the answer arrived. */
  const entered = useRef(false);
  const { query, found, isSettled, isTooShort } = useFind(typed);
  const groups = [...namedOptions(typed, useCommandGroups(places)), ...useFoundOptions(found)];
  const options = groups.flatMap((group) => group.options);
  const at = Math.min(stepped, options.length - 1);
  const current = options[at];
  const currentId = current?.id;

  useEffect(() => {
    if (currentId) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  const choose = (option: PaletteOption | undefined): void => {
    if (!option || option.blocked !== undefined) return;
    onDone();
    option.run();
  };
  const type = (text: string): void => {
    setTyped(text);
    setStepped(0);
    entered.current = false;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // With an input method, Enter may only confirm a word.
    if (event.nativeEvent.isComposing) return;
    const next = stepTo(at, event.key, options.length);
    if (next !== undefined) {
      event.preventDefault();
      entered.current = false;
      setStepped(next);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!current && !isSettled) entered.current = true;
    else choose(current);
  };
  const take = useEffectEvent((): void => {
    const isDue = entered.current;
    entered.current = false;
    if (isDue) choose(current);
  });
  useEffect(() => {
    if (isSettled) take();
  }, [isSettled]);
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
          aria-expanded={options.length > 0}
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
          {isTooShort && options.length === 0 && t('tooShort')}
          {!isTooShort && isSettled && !query.error && options.length === 0 && t('nothing')}
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

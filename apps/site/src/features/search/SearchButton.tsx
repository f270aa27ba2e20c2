import { Kbd } from '@croupier/ui/layout/Kbd.tsx';
import { Search } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { LazyPart, lazyPart } from '../../shared/loading/LazyPart.tsx';
import { isLetter, opensSearch } from './search-key.ts';
import { searchOpen, typedAhead } from './search-state.ts';

const loadDialog = async () => (await import('./SearchDialog.tsx')).SearchDialog;
const SearchDialog = lazyPart(loadDialog);

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable=true]';
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches(FIELDS);
const WINDOWS = '[role=dialog], [role=alertdialog]';

const openSearch = (): void => {
  typedAhead.set('');
  searchOpen.set(true);
};

/** Opens the search; looks like a field on desktops, an icon on phones. Also `/` and Ctrl+K. */
export function SearchButton() {
  const t = useTranslations('nav');
  const open = useSyncExternalStore(searchOpen.subscribe, searchOpen.get, searchOpen.get);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (searchOpen.get() && isLetter(event) && !document.querySelector(WINDOWS)) {
        // The field is still loading; keep what is typed.
        event.preventDefault();
        typedAhead.set(typedAhead.get() + event.key);
        return;
      }
      // An open dialog takes precedence.
      if (!opensSearch(event, isTyping(event.target)) || document.querySelector(WINDOWS)) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label={t('search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        title={t('search')}
        onClick={openSearch}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        className="flex h-11 min-w-11 items-center justify-center gap-2.5 rounded-field text-sm text-subtle hover:text-text xl:w-56 xl:justify-start xl:bg-well xl:px-3.5 xl:shadow-well xl:ring-1 xl:ring-line xl:ring-inset"
      >
        <Search aria-hidden className="size-5 shrink-0 xl:size-4.5" />
        <span className="flex-1 truncate text-left max-xl:hidden">{t('search')}</span>
        <Kbd className="max-xl:hidden">/</Kbd>
      </button>
      <LazyPart onError={() => searchOpen.set(false)}>
        {open && <SearchDialog open onOpenChange={searchOpen.set} />}
      </LazyPart>
    </>
  );
}

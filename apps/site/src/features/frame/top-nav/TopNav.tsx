import './top-nav.css';
import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LazyPart, lazyPart } from '../../../shared/loading/LazyPart.tsx';
import { topItems } from '../../../shared/navigation/menu-items.ts';
import { moveFocus } from './move-focus.ts';
import { TopNavLink } from './TopNavLink.tsx';
import { useNavPanel } from './use-nav-panel.ts';

const loadPanel = async () => (await import('./VendorPanel.tsx')).VendorPanel;
const VendorPanel = lazyPart(loadPanel);
const PANEL = 'vendor-panel';

/** Game categories above every page except game pages. Phones have them in the menu drawer and under Games. */
export function TopNav() {
  const t = useTranslations('nav');
  const items = topItems(useBoot().games.menus);
  const { pathname } = useLocation();
  const panel = useNavPanel();
  const bar = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  /** The keyboard asked to move into the panel, which may still be loading. */
  const focusPanel = useRef(false);

  const current = items.findIndex(({ path }) => path === pathname.toLowerCase());
  useEffect(() => {
    // Not `scrollIntoView`, which would scroll the page as well.
    const item = row.current?.children[current];
    if (row.current && item instanceof HTMLElement)
      row.current.scrollLeft = item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2;
  }, [current]);

  const at = (category: GameCategory | undefined, link: Element) =>
    category && {
      category,
      left: link.getBoundingClientRect().left - (bar.current?.getBoundingClientRect().left ?? 0),
    };
  const enterPanel = (element: HTMLElement | null): void => {
    const first = element?.querySelector<HTMLElement>('a');
    if (!focusPanel.current || !first) return;
    focusPanel.current = false;
    first.focus();
  };
  const linkOf = (category: GameCategory) =>
    row.current?.querySelector<HTMLElement>(`[data-category=${category}]`) ?? null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const inPanel = document.getElementById(PANEL);
    if (event.key === 'Escape' && panel.shown) {
      event.preventDefault();
      if (inPanel?.contains(event.target as Node)) linkOf(panel.shown.category)?.focus();
      panel.show(null);
    } else if (inPanel?.contains(event.target as Node)) {
      if (!moveFocus(event, inPanel) && event.key === 'ArrowUp' && panel.shown) {
        event.preventDefault();
        linkOf(panel.shown.category)?.focus();
      }
    } else if (
      event.key === 'ArrowDown' &&
      event.target instanceof HTMLElement &&
      event.target.dataset['category']
    ) {
      event.preventDefault();
      focusPanel.current = true;
      panel.show(at(event.target.dataset['category'] as GameCategory, event.target) ?? null);
      enterPanel(inPanel);
    } else if (row.current) moveFocus(event, row.current);
  };
  const handlersOf = (category: GameCategory | undefined) => ({
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') panel.showSoon(at(category, event.currentTarget) ?? null);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.matches(':focus-visible'))
        panel.show(at(category, event.currentTarget) ?? null);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Touch has no hover: the first tap opens the panel, which also links to the whole category.
      const byTouch =
        event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch';
      if (!byTouch || !category) return;
      event.preventDefault();
      panel.show(panel.shown?.category === category ? null : (at(category, event.currentTarget) ?? null));
    },
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside have the focus
    <nav
      ref={bar}
      aria-label={t('top')}
      className="top-nav-bar relative z-20 border-b border-line bg-surface-1 max-md:hidden"
      onPointerEnter={() => void loadPanel()}
      onPointerLeave={() => panel.showSoon(null)}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) panel.show(null);
      }}
    >
      <ul ref={row} className="top-nav">
        {items.map(({ category, ...item }) => (
          <TopNavLink
            key={item.path}
            item={item}
            {...(category && {
              category,
              expanded: panel.shown?.category === category,
              controls: PANEL,
            })}
            {...handlersOf(category)}
          />
        ))}
      </ul>
      <LazyPart onError={() => panel.show(null)}>
        {panel.shown && (
          <VendorPanel
            key={panel.shown.category}
            ref={enterPanel}
            id={PANEL}
            {...panel.shown}
            onPointerEnter={panel.stay}
          />
        )}
      </LazyPart>
    </nav>
  );
}

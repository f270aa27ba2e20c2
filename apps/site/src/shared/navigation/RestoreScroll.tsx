import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { ScrollRestoration, type Location } from 'react-router';

/** After a reload every page has the key `default`, so the address is part of the key. */
const placeOf = ({ key, pathname, search, hash }: Location): string => `${key} ${pathname}${search}${hash}`;

/**
 * Scrolls new pages to the top, and restores the position after the back button and a reload. Not in a preview, because
 * browsers withhold the storage in frames.
 */
export const RestoreScroll = () =>
  useBoot().preview === undefined ? <ScrollRestoration getKey={placeOf} /> : null;

import { useEffect } from 'react';

/** The merchant's favicon. */
export function useFavicon(source: string): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link) link.href = source;
  }, [source]);
}

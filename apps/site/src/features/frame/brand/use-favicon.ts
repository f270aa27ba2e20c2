import { useEffect } from 'react';

/** The merchant's mark in the browser's tab. */
export function useFavicon(source: string): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link) link.href = source;
  }, [source]);
}

import { brandMark } from '@croupier/art/brand-mark.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useMemo } from 'react';

/** The merchant's mark in its brand hue, as an image source. */
export function useBrandMark(): string {
  const { mark, theme } = useMerchant();
  return useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(brandMark({ name: mark, hue: theme.brandHue }))}`,
    [mark, theme.brandHue],
  );
}

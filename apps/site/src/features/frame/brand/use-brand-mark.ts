import { brandMark } from '@croupier/art/brand-mark.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useMemo } from 'react';

/** The merchant's mark in the hue of its brand, as the source of a picture. */
export function useBrandMark(): string {
  const { mark, theme } = useMerchant();
  return useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(brandMark({ name: mark, hue: theme.brandHue }))}`,
    [mark, theme.brandHue],
  );
}

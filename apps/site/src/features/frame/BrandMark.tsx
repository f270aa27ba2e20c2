import { brandMark } from '@croupier/ui/art/brand-mark.ts';
import { useMerchant } from '@croupier/web/BootContext.tsx';
import { clsx } from 'clsx';
import { useMemo } from 'react';

/** The merchant's mark in the hue of its brand. */
export function BrandMark({ className }: { className?: string }) {
  const { mark, theme } = useMerchant();
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(brandMark({ name: mark, hue: theme.brandHue }))}`,
    [mark, theme.brandHue],
  );
  return <img src={source} alt="" width={36} height={36} className={clsx('size-9 shrink-0', className)} />;
}

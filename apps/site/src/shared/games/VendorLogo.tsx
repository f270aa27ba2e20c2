import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

export type VendorLogoProps = {
  code: string;
  name: string;
  /** Sets the size, at 200:56, and the colour by its text colour. */
  className?: string;
};

/** A vendor's logo in the text colour, so that it fits every theme. */
export function VendorLogo({ code, name, className }: VendorLogoProps) {
  const mask: CSSProperties = {
    mask: `url("/art/vendors/${encodeURIComponent(code)}.svg") center / contain no-repeat`,
  };
  return (
    <span className={clsx('relative block aspect-[200/56]', className)}>
      <span aria-hidden style={mask} className="absolute inset-0 bg-current" />
      <span className="sr-only">{name}</span>
    </span>
  );
}

import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Skeleton } from '../status/Skeleton.tsx';
import type { CorrectionLevel } from './qr-path.ts';

export type QrCodeProps = {
  text: string;
  /** The accessible name. */
  label: string;
  /** The error correction level: 7 % (`L`) to 30 % (`H`). */
  level?: CorrectionLevel;
  /** Sets the size. */
  className?: string | undefined;
};

type Drawn = { text: string; level: CorrectionLevel; size: number; path: string };

/** A QR code, dark on white in every theme because cameras need that. Its library is loaded on first use. */
export function QrCode({ text, label, level = 'M', className }: QrCodeProps) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let shown = true;
    const draw = async (): Promise<void> => {
      const { qrPath } = await import('./qr-path.ts');
      if (shown) setDrawn({ text, level, ...qrPath(text, level) });
    };
    // Without the library there is no picture; its content is beside it as text.
    draw().catch(() => {});
    return () => {
      shown = false;
    };
  }, [text, level]);
  const box = clsx('overflow-hidden rounded-field', className ?? 'size-48');
  if (drawn?.text !== text || drawn.level !== level) return <Skeleton className={box} />;
  const { size, path } = drawn;
  return (
    <figure aria-label={label} className={box}>
      <svg aria-hidden viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="size-full">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </figure>
  );
}

import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { Lock } from 'lucide-react';
import { AppIcon, Glyph, Label, SCREEN } from './Scene.tsx';

/** The address, shortened for the illustration. */
export function useDrawnHost(): string {
  const { mainDomain } = useBoot().permission.info;
  return mainDomain.length > 22 ? `${mainDomain.slice(0, 21)}…` : mainDomain;
}

/** The address bar. */
export function Address({
  x,
  y,
  width,
  lit = false,
}: {
  x: number;
  y: number;
  width: number;
  lit?: boolean;
}) {
  const host = useDrawnHost();
  return (
    <g>
      <rect
        {...{ x, y, width }}
        height="22"
        rx="11"
        className={lit ? 'fill-brand-soft stroke-brand' : 'fill-surface-3 stroke-none'}
        strokeWidth="1.5"
      />
      <Glyph x={x + 9} y={y + 6} size={10} icon={Lock} tone={lit ? 'text-brand-text' : 'text-subtle'} />
      <Label x={x + 23} y={y + 14.5} tone={lit ? 'fill-brand-text' : 'fill-muted'} bold={lit}>
        {host}
      </Label>
    </g>
  );
}

/** Our page in the background. */
export function PageBehind({ y }: { y: number }) {
  const { name } = useMerchant();
  return (
    <g>
      <AppIcon x={SCREEN.left + 10} y={y} size={17} />
      <Label x={SCREEN.left + 32} y={y + 12} bold>
        {name}
      </Label>
      <rect x={SCREEN.left + 10} y={y + 25} width="170" height="34" rx="8" fill="var(--stage-left)" />
      <circle cx={SCREEN.left + 152} cy={y + 42} r="13" className="fill-brand" opacity="0.8" />
      <rect
        x={SCREEN.left + 20}
        y={y + 34}
        width="62"
        height="5"
        rx="2.5"
        className="fill-over-picture"
        opacity="0.8"
      />
      <rect
        x={SCREEN.left + 20}
        y={y + 44}
        width="40"
        height="5"
        rx="2.5"
        className="fill-over-picture"
        opacity="0.4"
      />
      <rect x={SCREEN.left + 10} y={y + 65} width="53" height="60" rx="8" className="fill-surface-3" />
      <rect x={SCREEN.left + 68} y={y + 65} width="54" height="60" rx="8" className="fill-surface-3" />
      <rect x={SCREEN.left + 127} y={y + 65} width="53" height="60" rx="8" className="fill-surface-3" />
    </g>
  );
}

import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import {
  BookOpen,
  Bookmark,
  ChevronLeft,
  ChevronRight,
  Copy,
  Layers2,
  Share,
  SquarePlus,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Address, PageBehind, useDrawnHost } from './page-parts.tsx';
import { AppIcon, Glyph, Label, Row, Scene, SCREEN, Tap } from './Scene.tsx';

const TOOLS = [
  ['back', ChevronLeft],
  ['on', ChevronRight],
  ['share', Share],
  ['books', BookOpen],
  ['tabs', Layers2],
] as const;

/** Safari's bottom bar: address and tools. */
function Safari({ lit }: { lit: 'address' | 'share' }) {
  return (
    <g>
      <path
        d={`M${SCREEN.left} 100h190v43a23 23 0 0 1 -23 23h-144a23 23 0 0 1 -23 -23z`}
        className="fill-surface-1"
      />
      <rect x={SCREEN.left} y="99.5" width={SCREEN.width} height="0.75" className="fill-line-strong" />
      <Address x={SCREEN.left + 12} y={107} width={166} lit={lit === 'address'} />
      {TOOLS.map(([tool, icon], index) => (
        <Glyph
          key={tool}
          x={SCREEN.left + 15 + index * 36.5}
          y={138}
          size={15}
          icon={icon}
          tone={lit === tool ? 'text-brand-text' : 'text-subtle'}
        />
      ))}
    </g>
  );
}

export const IosOpen = () => (
  <Scene part="foot">
    <PageBehind y={14} />
    <Safari lit="address" />
    <Tap x={232} y={118} />
  </Scene>
);

export const IosShare = () => (
  <Scene part="foot">
    <PageBehind y={14} />
    <Safari lit="share" />
    <Tap x={160.5} y={145} />
  </Scene>
);

export function IosAdd() {
  const t = useTranslations('download.drawn');
  return (
    <Scene part="foot">
      <PageBehind y={-40} />
      <path
        d={`M${SCREEN.left} 50a14 14 0 0 1 14 -14h162a14 14 0 0 1 14 14v93a23 23 0 0 1 -23 23h-144a23 23 0 0 1 -23 -23z`}
        className="fill-surface-1 stroke-line-strong"
      />
      <rect x="145" y="42" width="30" height="3.5" rx="1.75" className="fill-line-strong" />
      <Row y={54} label={t('copy')} icon={Copy} />
      <Row y={84} label={t('bookmark')} icon={Bookmark} />
      <Row y={114} label={t('addToHome')} icon={SquarePlus} lit />
      <Tap x={230} y={127} />
    </Scene>
  );
}

export function IosConfirm() {
  const t = useTranslations('download.drawn');
  const { name } = useMerchant();
  const host = useDrawnHost();
  return (
    <Scene part="head">
      <rect x={SCREEN.left} y="48" width={SCREEN.width} height="150" rx="14" className="fill-surface-1" />
      <Label x={SCREEN.left + 12} y={68} tone="fill-muted">
        {t('cancel')}
      </Label>
      <Label x={SCREEN.right - 12} y={68} anchor="end" tone="fill-brand-text" size={10} bold>
        {t('add')}
      </Label>
      <rect x="75" y="86" width="170" height="62" rx="10" className="fill-surface-3" />
      <AppIcon x={85} y={97} size={40} />
      <Label x={135} y={113} bold size={10}>
        {name}
      </Label>
      <Label x={135} y={130} size={8.5} tone="fill-subtle">
        {host}
      </Label>
      <rect x="75" y="158" width="170" height="40" rx="10" className="fill-surface-3" />
      <Tap x={239} y={78} />
    </Scene>
  );
}

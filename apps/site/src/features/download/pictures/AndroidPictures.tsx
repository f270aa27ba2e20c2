import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { EllipsisVertical, History, House, Languages, MonitorDown, SquarePlus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Address, PageBehind, useDrawnHost } from './page-parts.tsx';
import { AppIcon, Glyph, Label, Row, Scene, SCREEN, Tap } from './Scene.tsx';

/** Chrome's toolbar: home, address, menu. */
function Chrome({ lit }: { lit?: 'address' | 'menu' }) {
  return (
    <g>
      <rect x={SCREEN.left} y="46" width={SCREEN.width} height="34" className="fill-surface-1" />
      <rect x={SCREEN.left} y="80" width={SCREEN.width} height="0.75" className="fill-line-strong" />
      <Glyph x={SCREEN.left + 9} y={56} size={14} icon={House} tone="text-subtle" />
      <Address x={SCREEN.left + 30} y={52} width={132} lit={lit === 'address'} />
      <Glyph
        x={SCREEN.right - 22}
        y={55}
        size={16}
        icon={EllipsisVertical}
        tone={lit === 'menu' ? 'text-brand-text' : 'text-muted'}
      />
    </g>
  );
}

export const AndroidOpen = () => (
  <Scene part="head">
    <Chrome lit="address" />
    <PageBehind y={92} />
    <Tap x={208} y={63} />
  </Scene>
);

export const AndroidMenu = () => (
  <Scene part="head">
    <Chrome lit="menu" />
    <PageBehind y={92} />
    <Tap x={241} y={63} />
  </Scene>
);

export function AndroidAdd() {
  const t = useTranslations('download.drawn');
  return (
    <Scene part="head">
      <Chrome />
      <PageBehind y={92} />
      <rect x="108" y="58" width="142" height="126" rx="10" className="fill-surface-1 stroke-line-strong" />
      <Row left={114} width={130} y={64} label={t('newTab')} icon={SquarePlus} />
      <Row left={114} width={130} y={93} label={t('history')} icon={History} />
      <Row left={114} width={130} y={122} label={t('installApp')} icon={MonitorDown} lit />
      <Row left={114} width={130} y={151} label={t('translate')} icon={Languages} />
      <Tap x={230} y={135} />
    </Scene>
  );
}

export function AndroidConfirm() {
  const t = useTranslations('download.drawn');
  const { name } = useMerchant();
  const host = useDrawnHost();
  return (
    <Scene part="head">
      <Chrome />
      <PageBehind y={92} />
      <rect x={SCREEN.left} y="46" width={SCREEN.width} height="150" className="fill-scrim" />
      <rect x="75" y="68" width="170" height="108" rx="16" className="fill-surface-1 stroke-line-strong" />
      <Label x={89} y={90} size={10.5} bold>
        {t('installQuestion')}
      </Label>
      <AppIcon x={89} y={101} size={34} />
      <Label x={132} y={115} bold size={9.5}>
        {name}
      </Label>
      <Label x={132} y={129} size={8.5} tone="fill-subtle">
        {host}
      </Label>
      <Label x={160} y={163} anchor="end" tone="fill-muted">
        {t('cancel')}
      </Label>
      <rect x="174" y="148" width="58" height="22" rx="11" className="fill-brand" />
      <Label x={203} y={162.5} anchor="middle" tone="fill-brand-ink" bold>
        {t('install')}
      </Label>
      <Tap x={226} y={169} />
    </Scene>
  );
}

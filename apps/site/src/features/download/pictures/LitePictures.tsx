import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { ChevronRight, Plane, Wifi } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageBehind } from './page-parts.tsx';
import { AppIcon, Glyph, Label, Row, Scene, SCREEN, Tap } from './Scene.tsx';

export function LiteAllow() {
  const t = useTranslations('download.drawn');
  return (
    <Scene part="head">
      <PageBehind y={52} />
      <rect x={SCREEN.left} y="24" width={SCREEN.width} height="170" rx="23" className="fill-scrim" />
      <rect x="83" y="64" width="154" height="100" rx="16" className="fill-surface-1 stroke-line-strong" />
      <foreignObject x="91" y="72" width="138" height="56">
        <p className="flex h-full items-center justify-center text-center text-[9px]/[1.45] font-semibold text-text">
          {t('profileQuestion')}
        </p>
      </foreignObject>
      <rect x="83" y="133" width="154" height="0.75" className="fill-line-strong" />
      <rect x="160" y="133" width="0.75" height="31" className="fill-line-strong" />
      <Label x={121} y={152} anchor="middle" tone="fill-muted">
        {t('ignore')}
      </Label>
      <Label x={199} y={152} anchor="middle" tone="fill-brand-text" bold>
        {t('allow')}
      </Label>
      <Tap x={222} y={161} />
    </Scene>
  );
}

export function LiteSettings() {
  const t = useTranslations('download.drawn');
  return (
    <Scene part="head">
      <Label x={SCREEN.left + 12} y={66} size={13} bold>
        {t('settings')}
      </Label>
      <Row y={78} label={t('profileDownloaded')} icon={ChevronRight} lit />
      <Row y={114} label={t('airplane')} icon={Plane} />
      <Row y={143} label={t('wifi')} icon={Wifi} />
      <Tap x={232} y={91} />
    </Scene>
  );
}

export function LiteInstall() {
  const t = useTranslations('download.drawn');
  const { name } = useMerchant();
  return (
    <Scene part="head">
      <Label x={SCREEN.left + 10} y={62} tone="fill-muted" size={8.5}>
        {t('cancel')}
      </Label>
      <Label x={SCREEN.middle} y={62} anchor="middle" bold size={8.5}>
        {t('installProfile')}
      </Label>
      <Label x={SCREEN.right - 10} y={62} anchor="end" tone="fill-brand-text" bold size={8.5}>
        {t('install')}
      </Label>
      <rect x={SCREEN.left} y="71" width={SCREEN.width} height="0.75" className="fill-line-strong" />
      <AppIcon x={77} y={80} size={28} />
      <Label x={114} y={98} bold size={10}>
        {name}
      </Label>
      <rect x="75" y="116" width="170" height="56" rx="9" className="fill-surface-3" />
      <Label x={84} y={133} tone="fill-muted">
        {t('installProfile')}
      </Label>
      <Label x={236} y={133} anchor="end" tone="fill-lose" bold>
        {t('notSigned')}
      </Label>
      <rect x="84" y="144" width="161" height="0.75" className="fill-line" />
      <Label x={84} y={161} tone="fill-muted">
        {t('contains')}
      </Label>
      <Label x={222} y={161} anchor="end">
        {t('webClip')}
      </Label>
      <Glyph x={226} y={152} size={11} icon={ChevronRight} tone="text-subtle" />
      <Tap x={240} y={73} />
    </Scene>
  );
}

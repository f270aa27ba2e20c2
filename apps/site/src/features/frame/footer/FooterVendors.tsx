import { Marquee } from '@croupier/ui/lobby/Marquee.tsx';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useTranslations } from 'use-intl';
import { VendorLogo } from '../../../shared/games/VendorLogo.tsx';

/** Slow enough to read each logo. */
const SECONDS_EACH = 3;

/** A marquee of vendor logos. */
export function FooterVendors() {
  const t = useTranslations('frame');
  const { menus } = useBoot().games;
  const vendors = new Map(
    menus
      .filter(({ gameCategory }) => gameCategory !== 'bgs')
      .flatMap((menu) => menu.vendors.map(({ code, name }) => [code, name] as const)),
  );
  if (vendors.size === 0) return null;
  return (
    <Marquee label={t('vendors')} durationSeconds={vendors.size * SECONDS_EACH} className="footer-vendors">
      {[...vendors].map(([code, name]) => (
        <VendorLogo key={code} {...{ code, name }} className="h-9 shrink-0 text-subtle" />
      ))}
    </Marquee>
  );
}

import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { QrCode } from '@croupier/ui/data/QrCode.tsx';
import { QrCode as QrIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** A component of its own, because the server renders the button but knows no address. */
function PhoneCode({ path }: { path: string }) {
  const t = useTranslations('games');
  return <QrCode text={`${location.origin}${path}`} label={t('qr')} level="M" className="mx-auto size-48" />;
}

/** A QR code to continue the game on a phone. */
export function PhoneButton({ path }: { path: string }) {
  const t = useTranslations('games');
  return (
    <Popover
      label={t('onPhone')}
      align="end"
      className="w-60! text-center"
      trigger={<IconButton label={t('onPhone')} icon={<QrIcon />} />}
    >
      <PhoneCode path={path} />
      <p className="mt-3 font-semibold text-text">{t('onPhone')}</p>
      <p className="mt-0.5 text-sm text-muted">{t('onPhoneText')}</p>
    </Popover>
  );
}

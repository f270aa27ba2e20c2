import { Button } from '@croupier/ui/buttons/Button.tsx';
import { QrCode } from '@croupier/ui/data/QrCode.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { saveText } from '@croupier/web/browser/save-text.ts';
import { FileDown, ImageDown } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { saveQrPicture } from '../../../shared/page/save-qr-picture.ts';
import { qrSvg } from './qr-svg.ts';

export type QrDialogProps = { name: string; address: string; onClose: () => void };

/** The link as a picture for posters and chats. */
export function QrDialog({ name, address, onClose }: QrDialogProps) {
  const t = useTranslations('agent.register');
  const common = useTranslations('common');
  const box = useRef<HTMLDivElement>(null);
  const fileName = name.replaceAll(/[^\p{L}\p{N}-]+/gu, '-') || 'link';
  const saveSvg = (): void => {
    const svg = qrSvg(box.current);
    if (svg) saveText(`${fileName}.svg`, [svg], 'image/svg+xml');
  };
  return (
    <Dialog
      open
      size="sm"
      title={name}
      closeLabel={common('close')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button icon={<FileDown aria-hidden />} onClick={saveSvg}>
            SVG
          </Button>
          <Button
            variant="primary"
            icon={<ImageDown aria-hidden />}
            onClick={() => saveQrPicture(box.current, `${fileName}.png`)}
          >
            PNG
          </Button>
        </>
      }
    >
      <div ref={box} className="grid justify-items-center gap-3">
        <QrCode text={address} label={t('qrOf', { name })} className="size-64" />
        <p className="text-center font-mono text-xs break-all text-subtle">{address}</p>
      </div>
    </Dialog>
  );
}

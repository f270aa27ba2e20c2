import type { Popup } from '@croupier/contract/engagement/content.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCloseOnBack } from '../../shared/navigation/use-close-on-back.ts';
import { useWiderThan } from '../../shared/browser/use-media.ts';
import { NoticeReader } from './NoticeReader.tsx';

export type EntryDialogProps = {
  popups: readonly Popup[];
  /** The one that was pressed. */
  firstId: string;
  onClose: (notToday: boolean) => void;
};

/** Several announcements as a list with a detail pane. */
export function EntryDialog({ popups, firstId, onClose }: EntryDialogProps) {
  const t = useTranslations('announcements');
  const common = useTranslations('common');
  const [notToday, setNotToday] = useState(false);
  const [openId, setOpenId] = useState<string | undefined>(firstId);
  const sideBySide = useWiderThan('48rem');
  // Phones show either the list or the text.
  useCloseOnBack(true, () => {
    if (openId !== undefined && !sideBySide) setOpenId(undefined);
    else onClose(notToday);
  });
  return (
    <Dialog
      open
      onOpenChange={(wanted) => !wanted && onClose(notToday)}
      size="xl"
      icon={<Megaphone />}
      title={t('popupTitle')}
      closeLabel={common('close')}
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Checkbox
            label={t('notToday')}
            checked={notToday}
            onChange={(event) => setNotToday(event.target.checked)}
          />
          <Button
            variant="primary"
            data-autofocus
            onClick={() => onClose(notToday)}
            className="max-sm:w-full"
          >
            {t('gotIt')}
          </Button>
        </div>
      }
    >
      {/* The text comes first, also for screen readers. */}
      <div data-autofocus tabIndex={-1} className="outline-none">
        <NoticeReader notices={popups} openId={openId} onOpen={setOpenId} />
      </div>
    </Dialog>
  );
}

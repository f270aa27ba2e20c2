import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Eye } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { SitePreview } from '../../shared/preview/SitePreview.tsx';

type ContentPreviewProps = {
  contentKey: { merchantCode: string; id: string };
  version: number;
  languages: readonly LanguageCode[];
  onClose: () => void;
};

/** The page of the real site with a version that isn’t published yet. */
export function ContentPreview({ contentKey, version, languages, onClose }: ContentPreviewProps) {
  const t = useTranslations();
  return (
    <Dialog
      open
      size="xl"
      icon={<Eye />}
      title={t('console.content.preview')}
      description={t('console.content.previewText')}
      closeLabel={t('common.close')}
      onOpenChange={(open) => !open && onClose()}
    >
      <SitePreview
        queryKey={['contentItems.preview', contentKey, version]}
        ask={(options) => call('contentItems.preview', { params: contentKey, body: { version } }, options)}
        languages={languages}
      />
    </Dialog>
  );
}

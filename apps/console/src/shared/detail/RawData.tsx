import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Drawer } from '@croupier/ui/overlays/Drawer.tsx';
import { Braces } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { rawText } from './raw-text.ts';

/** Shows a record as the server sent it, for support tickets and developers. */
export function RawData({ title, data }: { title: string; data: unknown }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('console.detail.raw')} icon={<Braces />} onClick={() => setOpen(true)} />
      {isOpen && (
        <Drawer
          open
          side="right"
          size="lg"
          title={`${title} · ${t('console.detail.raw')}`}
          closeLabel={t('common.close')}
          onOpenChange={setOpen}
        >
          <div className="relative rounded-card border border-line bg-well p-4">
            <CopyButton
              text={rawText(data)}
              label={t('common.copy')}
              copiedLabel={t('common.copied')}
              className="absolute top-2 right-2"
            />
            <pre className="text-xs break-words whitespace-pre-wrap">{rawText(data)}</pre>
          </div>
        </Drawer>
      )}
    </>
  );
}

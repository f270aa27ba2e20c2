import type { Media } from '@croupier/contract/engagement/content-media.ts';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { ACCEPTED, useUpload } from './use-upload.ts';

type UploadButtonProps = {
  merchantCode: string;
  variant?: 'primary' | 'secondary';
  onDone?: (media: Media) => void;
};

/** Chooses a picture and uploads it. */
export function UploadButton({ merchantCode, variant = 'secondary', onDone }: UploadButtonProps) {
  const t = useTranslations('console.content');
  const input = useRef<HTMLInputElement>(null);
  const { isUploading, upload } = useUpload(merchantCode, onDone);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label={t('upload')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          upload(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <ActButton
        permission="content.edit"
        merchantCode={merchantCode}
        variant={variant}
        blocked={isUploading ? t('busy') : undefined}
        icon={<ImageUp aria-hidden />}
        label={t('upload')}
        onPress={() => input.current?.click()}
      />
    </>
  );
}

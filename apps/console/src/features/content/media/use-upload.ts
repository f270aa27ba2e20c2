import { MAX_MEDIA_BYTES, MEDIA_TYPES, type Media } from '@croupier/contract/engagement/content-media.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { mediaQuery } from './media.queries.ts';

export const ACCEPTED = MEDIA_TYPES.join(',');

/** The file in base64. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.replace(/^[^,]*,/, ''));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')));
    reader.readAsDataURL(file);
  });

/** Uploads a picture; `onDone` gets it. */
export function useUpload(merchantCode: string, onDone?: (media: Media) => void) {
  const t = useTranslations('console.content');
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const refuse = (title: string): void => void toast.show({ tone: 'lose', title });
  const upload = useMutation({
    mutationFn: async (file: File) =>
      call('contentMedia.upload', {
        params: { merchantCode },
        body: { name: file.name, data: await base64Of(file) },
      }),
    onSuccess: async (media) => {
      await queryClient.invalidateQueries({ queryKey: mediaQuery(merchantCode).queryKey });
      toast.show({ tone: 'win', title: t('uploaded', { name: media.name }) });
      onDone?.(media);
    },
    onError: (error) => refuse(errorText(error)),
  });
  return {
    isUploading: upload.isPending,
    upload: (file: File | undefined) => {
      if (!file) return;
      if (file.size > MAX_MEDIA_BYTES) refuse(t('tooLarge'));
      else upload.mutate(file);
    },
  };
}

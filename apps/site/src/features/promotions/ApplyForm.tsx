import { APPLICATION_COMMENT_MAX, type PromotionDetail } from '@croupier/contract/promotions/promotions.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { useReloadRewards } from '../../shared/promotions/promotions.queries.ts';
import { UploadField } from '../../shared/uploads/UploadField.tsx';
import { useUploads } from '../../shared/uploads/use-uploads.ts';

/** A comment and up to three pictures; what was typed stays after an error. */
export function ApplyForm({ id, maxPictures }: Pick<PromotionDetail, 'id' | 'maxPictures'>) {
  const t = useTranslations('offers');
  const toast = useToast();
  const errorText = useErrorText();
  const reload = useReloadRewards();
  const uploads = useUploads('activity', maxPictures);
  const [comment, setComment] = useState('');
  const send = useMutation({
    mutationFn: () =>
      call('promotions.apply', { params: { id }, body: { comment, pictures: [...uploads.ids] } }),
    onSuccess: () => {
      uploads.clear();
      setComment('');
      toast.show({ tone: 'win', title: t('sent') });
    },
    onSettled: reload,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextArea
        label={t('comment')}
        hint={t('commentHint', { left: String(APPLICATION_COMMENT_MAX - comment.length) })}
        error={send.error ? errorText(send.error) : undefined}
        maxLength={APPLICATION_COMMENT_MAX}
        required
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <UploadField
        uploads={uploads}
        label={t('pictures')}
        hint={t('picturesHint', { max: String(maxPictures) })}
      />
      <Button
        type="submit"
        variant="primary"
        icon={<Send aria-hidden />}
        loading={send.isPending}
        disabled={comment.trim() === '' || uploads.isSending}
      >
        {t('send')}
      </Button>
    </form>
  );
}

import { FEEDBACK_LENGTH } from '@croupier/contract/engagement/feedback.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useMutation } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { useCaptcha } from '../../shared/captcha/use-captcha.tsx';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { EMPTY_FORM, feedbackBody, isTooShort, missingOf, type MissingField } from './feedback-form.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import { MissingDialog } from './MissingDialog.tsx';

export type FeedbackDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The signed-in user name. */
  account: string | undefined;
};

/** The feedback form. The text is kept until it was sent, even when the dialog is closed. */
export function FeedbackDialog({ open, onClose, account }: FeedbackDialogProps) {
  const t = useTranslations('feedback');
  const common = useTranslations('common');
  const toast = useToast();
  const captcha = useCaptcha('feedback');
  const [form, setForm] = useState(EMPTY_FORM);
  const [missing, setMissing] = useState<readonly MissingField[]>([]);
  const [asked, setAsked] = useState(false);
  const [short, setShort] = useState(false);

  const close = (): void => {
    captcha.reset();
    onClose();
  };
  const sending = useMutation({
    mutationFn: (body: ReturnType<typeof feedbackBody>) =>
      call('feedback.sendFeedback', { body: { ...body, ...captcha.answer } }),
    onSuccess: () => {
      toast.show({ tone: 'win', title: t('sent'), text: t('sentText') });
      setForm(EMPTY_FORM);
      setAsked(false);
      close();
    },
  });
  const [problem, setProblem] = useState<unknown>();
  const submit = (): void => {
    const { answer, required } = captcha;
    const { type } = form;
    const empty = missingOf(form, !required || Boolean(answer.captcha ?? answer.verification));
    const tooShort = !empty.includes('content') && isTooShort(form.content);
    setProblem(undefined);
    setMissing(empty);
    setAsked(true);
    setShort(tooShort);
    if (empty.length > 0 || tooShort || type === '') return;
    sending.mutate(feedbackBody({ ...form, type }, account), {
      onError: (error) => {
        if (!captcha.demand(error)) setProblem(error);
      },
    });
  };

  // After the warning dialog closes, each field shows its own error until it is filled in.
  const left = asked ? missingOf(form, true) : [];
  const emptyError = (field: MissingField): string | undefined =>
    left.includes(field) ? t('missing', { fields: t(field), count: 1 }) : undefined;
  const shortError =
    short && isTooShort(form.content) ? t('contentShort', { min: String(FEEDBACK_LENGTH.min) }) : undefined;
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && close()}
        icon={<MessageSquareText />}
        title={t('title')}
        description={t('text')}
        closeLabel={common('close')}
        locked={sending.isPending}
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <FeedbackFields
            form={form}
            onChange={(change) => setForm((now) => ({ ...now, ...change }))}
            typeError={emptyError('type')}
            contentError={emptyError('content') ?? shortError}
            visitor={account === undefined}
            captcha={captcha.field}
          />
          <FormError error={problem} />
          <Button type="submit" variant="primary" size="lg" block loading={sending.isPending}>
            {t('send')}
          </Button>
        </form>
      </Dialog>
      <MissingDialog fields={missing} onClose={() => setMissing([])} />
    </>
  );
}

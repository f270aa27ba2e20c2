import type { GameNotice } from '@croupier/contract/games/game-control.ts';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { Cancelled } from '@croupier/web/client/cancelled.ts';
import { useConfirmed } from '@croupier/web/security/use-confirmed.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { OctagonX, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { StopDialog } from './StopDialog.tsx';

export type StopButtonProps = {
  name: string;
  merchantCode: string;
  isStopped: boolean;
  /** @throws ApiError */
  stop: (notice: GameNotice) => Promise<unknown>;
  /** @throws ApiError */
  start: () => Promise<unknown>;
};

/** The kill switch of a vendor or a game, and its end. */
export function StopButton({ name, merchantCode, isStopped, stop, start }: StopButtonProps) {
  const t = useTranslations('console.games');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { confirmed, confirmDialog } = useConfirmed();
  const ending = useMutation({
    mutationFn: () => confirmed(start),
    onSuccess: async () => {
      toast.show({ tone: 'win', title: t('started', { name }) });
      setOpen(false);
      await Promise.all(
        ['gameControl.vendors', 'gameControl.games'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
    onError: (error) => {
      if (!(error instanceof Cancelled)) toast.show({ tone: 'lose', title: errorText(error) });
    },
  });
  return (
    <>
      <ActButton
        permission="games.kill"
        merchantCode={merchantCode}
        icon={
          isStopped ? (
            <Play aria-hidden className="text-win" />
          ) : (
            <OctagonX aria-hidden className="text-lose" />
          )
        }
        label={isStopped ? t('start') : t('stop')}
        onPress={() => setOpen(true)}
      />
      {isOpen && !isStopped && (
        <StopDialog {...{ name, merchantCode, stop }} onClose={() => setOpen(false)} />
      )}
      {isOpen && isStopped && (
        <ConfirmDialog
          open
          title={t('startTitle', { name })}
          text={t('startText')}
          confirmLabel={t('start')}
          cancelLabel={common('cancel')}
          busy={ending.isPending}
          onConfirm={() => ending.mutate()}
          onOpenChange={setOpen}
        />
      )}
      {confirmDialog}
    </>
  );
}

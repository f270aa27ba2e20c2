import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Hourglass } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../api/call.ts';
import { protectionQuery, realityQuery } from './protection.queries.ts';

/** The reality check: stakes wait until the player has answered. */
export function RealityDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('protection.reality');
  const texts = useTranslations('protection');
  const common = useTranslations('common');
  const format = useFormat();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...realityQuery, staleTime: 0 });
  const answer = useMutation({
    mutationFn: () => call('protection.answerReality'),
    onSuccess: (checked) => {
      queryClient.setQueryData(realityQuery.queryKey, checked);
      void queryClient.invalidateQueries({ queryKey: protectionQuery.queryKey });
      onClose();
    },
  });
  const facts = data && [
    { label: t('time'), value: texts('limits.minutes', { count: data.playedMinutes }) },
    { label: t('staked'), value: format.amount(data.staked) },
    { label: t('paid'), value: format.amount(data.paid) },
    {
      label: t('net'),
      value: format.amount(data.net, { sign: data.net === 0n ? 'auto' : 'always' }),
      tone: data.net < 0n ? 'text-lose' : 'text-win',
    },
  ];
  return (
    <Dialog
      open
      locked
      size="sm"
      icon={<Hourglass />}
      title={t('dialogTitle')}
      description={data && t('dialogText', { since: format.instant(data.since) })}
      closeLabel={common('close')}
      onOpenChange={() => undefined}
      footer={
        <>
          <Button
            onClick={() => {
              onClose();
              void navigate(paths.protection('break'));
            }}
          >
            {t('stop')}
          </Button>
          <Button variant="primary" loading={answer.isPending} onClick={() => answer.mutate()}>
            {t('go')}
          </Button>
        </>
      }
    >
      {facts ? (
        <dl className="grid grid-cols-2 gap-3">
          {facts.map(({ label, value, tone }) => (
            <div key={label} className="rounded-field bg-well px-3.5 py-2.5 shadow-well">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className={clsx('numeric font-display text-lg font-bold', tone)}>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton className="h-32 w-full" />
      )}
      {answer.isError && <p className="mt-3 text-sm text-lose">{errorText(answer.error)}</p>}
    </Dialog>
  );
}

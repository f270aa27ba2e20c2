import type { Broadcast } from '@croupier/contract/engagement/broadcasts.ts';
import type { Column } from '@croupier/ui/data/Table.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Square } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { call } from '../../../shared/call.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';

const TONES: Record<Broadcast['state'], Tone> = { sending: 'info', done: 'win', stopped: 'warn' };

function Recipients({ segment }: Pick<Broadcast, 'segment'>) {
  const t = useTranslations('console.broadcasts');
  if (segment.kind === 'types')
    return t('toTypes', { types: segment.types.map((type) => t(`type.${type}`)).join(', ') });
  if (segment.kind === 'active') return t('toActive', { days: segment.days });
  if (segment.kind === 'accounts') return t('toAccounts', { count: segment.accounts.length });
  return t('toAll');
}

function Sending({ message, merchantCode }: { message: Broadcast; merchantCode: string }) {
  const t = useTranslations('console.broadcasts');
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const { id, sent, total, state, title } = message;
  const stop = useMutation({
    mutationFn: () => call('broadcasts.stop', { params: { merchantCode, id } }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['broadcasts.list'] }),
  });
  return (
    <span className="grid gap-1.5">
      <span className="numeric">{t('progress', { sent, total })}</span>
      {state === 'sending' && (
        <>
          <Progress label={t('progressOf', { title })} value={sent / total} />
          <ActButton
            permission="messages.send"
            merchantCode={merchantCode}
            icon={<Square aria-hidden />}
            label={t('stop')}
            onPress={() => stop.mutate()}
          />
        </>
      )}
    </span>
  );
}

/** The columns of the list of messages. */
export function useMessageColumns(merchantCode: string): Column<Broadcast>[] {
  const t = useTranslations('console.broadcasts');
  const format = useConsoleFormat();
  return [
    { key: 'title', header: t('column.title'), card: 'title', cell: ({ title }) => title },
    {
      key: 'state',
      header: t('column.state'),
      card: 'aside',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>,
    },
    {
      key: 'segment',
      header: t('column.segment'),
      cell: ({ segment, purpose }) => (
        <>
          <Recipients segment={segment} />
          <span className="block text-xs text-subtle">{t(`purposeKind.${purpose}`)}</span>
        </>
      ),
    },
    {
      key: 'progress',
      header: t('column.progress'),
      cell: (message) => <Sending message={message} merchantCode={merchantCode} />,
    },
    {
      key: 'created',
      header: t('column.created'),
      cell: ({ createdAt, createdBy }) => (
        <span className="text-xs text-muted">
          {format.instant(createdAt)}
          <span className="block text-subtle">{createdBy}</span>
        </span>
      ),
    },
  ];
}

import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { ReasonDialog } from '../../../shared/act/ReasonDialog.tsx';
import { call } from '../../../shared/call.ts';
import { Detail } from '../../../shared/detail/Detail.tsx';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { ringQuery, type RingFile } from '../agents.queries.ts';

type RingMember = RingFile['members'][number];

const TONES = { open: 'warn', confirmed: 'lose', dismissed: 'neutral' } as const;
const DECISIONS = ['confirmed', 'dismissed'] as const;

function useMemberColumns(merchantCode: string, currency: string): Column<RingMember>[] {
  const t = useTranslations('console.agents');
  const states = useTranslations('console.memberList.states');
  const format = useConsoleFormat();
  return [
    {
      key: 'account',
      header: t('account'),
      card: 'title',
      cell: ({ id, account, status }) => (
        <span className="flex flex-wrap items-center gap-1.5">
          <Link to={paths.memberFile({ merchantCode, id })}>{account}</Link>
          {status !== 'open' && <Badge tone="lose">{states(status)}</Badge>}
        </span>
      ),
    },
    { key: 'upline', header: t('upline'), cell: ({ uplineAccount }) => uplineAccount ?? t('house') },
    {
      key: 'shared',
      header: t('ring.shared'),
      cell: ({ reasons }) => reasons.map((reason) => t(`ring.reasons.${reason}`)).join(', '),
    },
    {
      key: 'validBet',
      header: t('figures.validBet'),
      align: 'end',
      card: 'aside',
      cell: ({ validBet }) => format.amount(validBet, currency),
    },
  ];
}

function RingView({ merchantCode, file }: { merchantCode: string; file: RingFile }) {
  const t = useTranslations('console.agents');
  const [deciding, setDeciding] = useState<(typeof DECISIONS)[number]>();
  const columns = useMemberColumns(merchantCode, file.currency);
  return (
    <>
      <Detail
        frame="panel"
        title={t('ring.size', { count: file.size })}
        subtitle={file.decision}
        badges={[{ label: t(`ring.states.${file.state}`), tone: TONES[file.state] }]}
        acts={DECISIONS.map((decision) => (
          <ActButton
            key={decision}
            permission="agents.manage"
            merchantCode={merchantCode}
            blocked={file.state === decision ? t('ring.alreadySo') : undefined}
            label={t(`ring.acts.${decision}`)}
            onPress={() => setDeciding(decision)}
          />
        ))}
        tabs={[
          {
            value: 'members',
            label: t('ring.members'),
            content: (
              <Table
                caption={t('ring.members')}
                columns={columns}
                rows={file.members}
                rowKey={({ id }) => id}
              />
            ),
          },
        ]}
        raw={file}
      />
      {deciding && (
        <ReasonDialog
          icon={<UsersRound />}
          act={t(`ring.acts.${deciding}`)}
          text={t(`ring.effects.${deciding}`)}
          save={(reason) =>
            call('agentRings.decideRing', {
              params: { merchantCode, ringId: file.id },
              body: { state: deciding, reason },
            })
          }
          invalidates={[['agentRings.ring'], ['agentRings.rings']]}
          doneText={t('ring.decided')}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  );
}

export type RingPanelProps = { merchantCode: string; ringId: string; onClose: () => void };

/** A ring over its list: who is in it, and what they share. */
export function RingPanel({ merchantCode, ringId, onClose }: RingPanelProps) {
  const t = useTranslations('console.agents');
  const ring = useQuery(ringQuery(merchantCode, ringId));
  return (
    <DetailPanel title={t('ring.title')} onClose={onClose}>
      {ring.isPending && <Skeleton className="h-60 rounded-card" />}
      {ring.isLoadingError && <QueryProblem query={ring} />}
      {ring.data && <RingView merchantCode={merchantCode} file={ring.data} />}
    </DetailPanel>
  );
}

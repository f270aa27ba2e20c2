import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Drawer } from '@croupier/ui/overlays/Drawer.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownToLine, FileSignature, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { callQuery } from '../../../shared/api/call.ts';
import { useCloseOnBack } from '../../../shared/navigation/use-close-on-back.ts';
import { limitedDays } from '../period/agent-period.ts';
import { useAgentPeriod } from '../period/use-agent-period.ts';
import { OfferForMember } from '../contracts/offer/OfferForMember.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberFigures } from './MemberFigures.tsx';
import { RaiseDialog } from './RaiseDialog.tsx';
import { TransferDownDialog } from './TransferDownDialog.tsx';
import { transferTermsQuery } from '../../../shared/line-transfers/line-transfers.queries.ts';

export type MemberPanelProps = { memberId: string; onClose: () => void };

type Act = 'raise' | 'transfer' | 'offer';

/** One of the team: who it is, what it did, and what the agent can do for it. */
export function MemberPanel({ memberId, onClose }: MemberPanelProps) {
  const t = useTranslations('agent.team');
  const menu = useTranslations('agent.menu');
  const common = useTranslations('common');
  const { days } = useAgentPeriod();
  const span = limitedDays(days);
  const query = useQuery(callQuery('teams.teamMember', { params: { memberId }, query: span }));
  const { data: terms } = useQuery(transferTermsQuery);
  const [act, setAct] = useState<Act>();
  const { data: member } = query;
  const close = (): void => setAct(undefined);
  const isDirect = member?.level === 1;
  useCloseOnBack(true, onClose);
  return (
    <Drawer
      open
      side="right"
      size="lg"
      title={member?.account ?? t('member')}
      closeLabel={common('close')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        isDirect && (
          <div className="grid grid-cols-2 gap-2 sm:flex sm:justify-end">
            {terms?.down && (
              <Button icon={<ArrowDownToLine aria-hidden />} onClick={() => setAct('transfer')}>
                {t('transfer')}
              </Button>
            )}
            <Button icon={<TrendingUp aria-hidden />} onClick={() => setAct('raise')}>
              {t('raise')}
            </Button>
            {member.type !== 0 && (
              <Button variant="primary" icon={<FileSignature aria-hidden />} onClick={() => setAct('offer')}>
                {t('offer')}
              </Button>
            )}
          </div>
        )
      }
    >
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-96 rounded-card" />}
      {member && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <MemberFacts member={member} />
          <MemberFigures member={member} />
          <div className="flex flex-wrap gap-2">
            <Link
              to={`${paths.agentBets()}?period=30d&member=${member.id}`}
              className={buttonClass({ size: 'sm' })}
            >
              {menu('betting')}
            </Link>
            <Link
              to={`${paths.agentTransactions()}?period=30d&member=${member.id}`}
              className={buttonClass({ size: 'sm' })}
            >
              {menu('transactions')}
            </Link>
          </div>
        </div>
      )}
      {member && act === 'raise' && <RaiseDialog member={member} onClose={close} />}
      {member && act === 'transfer' && <TransferDownDialog member={member} onClose={close} />}
      {member && act === 'offer' && <OfferForMember member={member} onClose={close} />}
    </Drawer>
  );
}

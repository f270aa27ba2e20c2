import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { FolderTree, TableProperties } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { MemberPanel } from './MemberPanel.tsx';
import { TeamTable } from './TeamTable.tsx';
import { TeamTree } from './TeamTree.tsx';
import { useTeamView } from './use-team-view.ts';

/** The agent's team as a table or as a tree, with everything that can be done for a downline. */
export function TeamPage() {
  const t = useTranslations('agent');
  const [view, setView] = useTeamView();
  const [memberId, setMemberId] = useState<string>();
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('menu.team')}</PageTitle>
      <PeriodBar
        aside={
          <SegmentedControl
            size="sm"
            label={t('team.view')}
            value={view}
            onValueChange={setView}
            segments={[
              {
                value: 'table',
                label: <span className="max-lg:sr-only">{t('team.table')}</span>,
                icon: <TableProperties aria-hidden />,
              },
              {
                value: 'tree',
                label: <span className="max-lg:sr-only">{t('team.tree')}</span>,
                icon: <FolderTree aria-hidden />,
              },
            ]}
          />
        }
      />
      {view === 'table' ? <TeamTable onOpen={setMemberId} /> : <TeamTree onOpen={setMemberId} />}
      {memberId && <MemberPanel key={memberId} memberId={memberId} onClose={() => setMemberId(undefined)} />}
    </div>
  );
}

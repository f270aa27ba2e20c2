import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { AskRules } from '../../../shared/rules/AskRules.tsx';
import { AgentsHeader } from '../AgentsHeader.tsx';
import { settlementQuery, type Settlement } from '../agents.queries.ts';
import { ContractSettings, SettlementCards } from './SettlementCards.tsx';
import { changedSettlement, readSettlement, typedSettlement } from './settlement-draft.ts';

function Settings({ merchantCode, stored }: { merchantCode: string; stored: Settlement }) {
  const t = useTranslations('console.agents.settings');
  const before = typedSettlement(stored);
  const [typed, setTyped] = useState(before);
  const { settings, wrong } = readSettlement(stored, typed);
  const parts = { typed, wrong, onChange: setTyped };
  return (
    <>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <SettlementCards {...parts} />
        <ContractSettings {...parts} />
      </div>
      <AskRules
        permission="agents.settings.manage"
        merchantCode={merchantCode}
        title={t('askTitle')}
        lines={changedSettlement(before, typed)}
        isWrong={settings === undefined}
        ask={async (reason) =>
          call('contractsDesk.changeSettlement', {
            params: { merchantCode },
            body: { settings: settings ?? stored, reason },
          })
        }
        invalidates={[settlementQuery(merchantCode).queryKey]}
      />
    </>
  );
}

/** The calendar of a merchant's settlements, and how rebates, transfers and contracts are paid. */
export function SettlementPage() {
  const merchant = useOneMerchant('agents.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const query = useQuery(settlementQuery(merchantCode));
  return (
    <>
      <AgentsHeader page="settings" merchant={merchant} />
      {query.isPending && <Skeleton className="h-120 rounded-card" />}
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.data && <Settings key={merchantCode} merchantCode={merchantCode} stored={query.data} />}
    </>
  );
}

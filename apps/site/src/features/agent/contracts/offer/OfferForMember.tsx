import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useQueries } from '@tanstack/react-query';
import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { contractsQuery } from '../contracts.queries.ts';
import { OfferDialog } from './OfferDialog.tsx';
import type { Payee } from './PayeePicker.tsx';

const KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const satisfies readonly ContractKind[];

/** An offer to one downline; first its kind, where the agent can offer several. */
export function OfferForMember({ member, onClose }: { member: Payee; onClose: () => void }) {
  const t = useTranslations('agent.contract');
  const menu = useTranslations('agent.menu');
  const common = useTranslations('common');
  const queries = useQueries({ queries: KINDS.map((kind) => contractsQuery(kind)) });
  const [chosen, setChosen] = useState<ContractKind>();
  const isPending = queries.some((query) => query.isPending);
  const possible = KINDS.filter((_, at) => {
    const data = queries[at]?.data;
    return data?.own != null && data.offerRefusal === null;
  });
  const kind = chosen ?? (possible.length === 1 ? possible[0] : undefined);
  const data = kind && queries[KINDS.indexOf(kind)]?.data;
  if (kind && data?.own)
    return <OfferDialog kind={kind} own={data.own} limits={data.limits} payee={member} onClose={onClose} />;
  return (
    <Dialog
      open
      size="sm"
      icon={<FileSignature />}
      title={t('offerTo', { account: member.account })}
      closeLabel={common('close')}
      onOpenChange={(open) => !open && onClose()}
    >
      {isPending && <Skeleton className="h-24" />}
      {!isPending && possible.length === 0 && <p className="text-sm text-muted">{t('cannotOffer')}</p>}
      <div className="grid gap-2">
        {possible.map((each) => (
          <Button key={each} block onClick={() => setChosen(each)}>
            {menu(each)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

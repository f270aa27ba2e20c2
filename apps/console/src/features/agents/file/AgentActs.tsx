import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import type { AgentFile, AgentRef } from '../agents.queries.ts';
import { OfferDialog } from '../contracts/OfferDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { QuotaDialog } from './QuotaDialog.tsx';
import { RatesDialog } from './RatesDialog.tsx';

const ACTS = ['rates', 'quota', 'move'] as const;
const ROOT_DEPTH = 1;
type Act = (typeof ACTS)[number] | 'offer';

/** What operators can do with a node of the tree. */
export function AgentActs({ of, file }: { of: AgentRef; file: AgentFile }) {
  const t = useTranslations('console.agents');
  const [open, setOpen] = useState<Act>();
  const close = (): void => setOpen(undefined);
  const isRoot = file.type !== 0 && file.depth === ROOT_DEPTH;
  return (
    <>
      {ACTS.map((act) => (
        <ActButton
          key={act}
          permission="agents.manage"
          merchantCode={of.merchantCode}
          blocked={act === 'quota' && file.type === 0 ? t('membersHaveNoQuota') : undefined}
          label={t(`acts.${act}`)}
          onPress={() => setOpen(act)}
        />
      ))}
      <ActButton
        permission="agents.contracts.manage"
        merchantCode={of.merchantCode}
        blocked={isRoot ? undefined : t('offer.onlyRoots')}
        label={t('offer.act')}
        onPress={() => setOpen('offer')}
      />
      {open === 'offer' && <OfferDialog of={of} file={file} onClose={close} />}
      {open === 'rates' && <RatesDialog of={of} file={file} onClose={close} />}
      {open === 'quota' && <QuotaDialog of={of} onClose={close} />}
      {open === 'move' && <MoveDialog of={of} file={file} onClose={close} />}
    </>
  );
}

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import type { AgentFile, AgentRef } from '../agents.queries.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { QuotaDialog } from './QuotaDialog.tsx';
import { RatesDialog } from './RatesDialog.tsx';

const ACTS = ['rates', 'quota', 'move'] as const;
type Act = (typeof ACTS)[number];

/** What operators can do with a node of the tree. */
export function AgentActs({ of, file }: { of: AgentRef; file: AgentFile }) {
  const t = useTranslations('console.agents');
  const [open, setOpen] = useState<Act>();
  const close = (): void => setOpen(undefined);
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
      {open === 'rates' && <RatesDialog of={of} file={file} onClose={close} />}
      {open === 'quota' && <QuotaDialog of={of} onClose={close} />}
      {open === 'move' && <MoveDialog of={of} file={file} onClose={close} />}
    </>
  );
}

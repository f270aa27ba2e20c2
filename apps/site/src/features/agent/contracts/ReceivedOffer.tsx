import type { ContractView } from '@croupier/contract/agents/contracts.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AnswerDialog } from './AnswerDialog.tsx';
import { nameOf } from './contract-calls.ts';

/** An offer that waits for the agent's answer. */
export function ReceivedOffer({ contract }: { contract: ContractView }) {
  const t = useTranslations('agent.contract');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-card border border-brand-line bg-lit p-4 shadow-raised">
      <FileSignature aria-hidden className="size-6 shrink-0 text-brand-text" />
      <div className="min-w-0 flex-1">
        <h2 className="text-base">{t('offerFrom', { name: nameOf(contract.payer, t('house')) })}</h2>
        <p className="text-xs text-subtle">{t('answerUntil', { at: format.instant(contract.expiresAt) })}</p>
      </div>
      <Button variant="primary" className="max-sm:w-full" onClick={() => setOpen(true)}>
        {t('look')}
      </Button>
      {open && <AnswerDialog contract={contract} onClose={() => setOpen(false)} />}
    </section>
  );
}

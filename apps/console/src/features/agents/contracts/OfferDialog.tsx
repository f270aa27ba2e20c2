import {
  CARRY_MODES,
  CONTRACT_KINDS,
  DEDUCTIONS,
  DIVIDEND_PERIODS,
} from '@croupier/contract/agents/contract-terms.ts';
import { contractList } from '@croupier/contract/agents/contracts-desk.ts';
import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { newKey } from '../../../shared/act/new-key.ts';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { listKey } from '../../../shared/list/use-list-page.ts';
import type { AgentFile, AgentRef } from '../agents.queries.ts';
import { useClassName } from '../rate-classes.ts';
import { newOffer, termsOf, type OfferDraft } from './offer-draft.ts';
import { OfferPreview } from './OfferPreview.tsx';
import { OfferTiers } from './OfferTiers.tsx';

type PartProps = { draft: OfferDraft; onChange: (part: Partial<OfferDraft>) => void };

type TicksProps<T extends string> = {
  label: string;
  all: readonly T[];
  ticked: readonly T[];
  nameOf: (value: T) => string;
  onChange: (ticked: T[]) => void;
};

function Ticks<T extends string>({ label, all, ticked, nameOf, onChange }: TicksProps<T>) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {all.map((value) => (
          <Checkbox
            key={value}
            label={nameOf(value)}
            checked={ticked.includes(value)}
            onChange={({ target }) =>
              onChange(all.filter((each) => (each === value ? target.checked : ticked.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What only dividends have. */
function DividendFields({ draft, onChange }: PartProps) {
  const t = useTranslations('console.agents.contract');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('period')}
          options={DIVIDEND_PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
          value={draft.period}
          onChange={({ target }) =>
            onChange({ period: DIVIDEND_PERIODS.find((value) => value === target.value) ?? draft.period })
          }
        />
        <Select
          label={t('carry')}
          options={CARRY_MODES.map((value) => ({ value, label: t(`carries.${value}`) }))}
          value={draft.carry}
          onChange={({ target }) =>
            onChange({ carry: CARRY_MODES.find((value) => value === target.value) ?? draft.carry })
          }
        />
      </div>
      <Ticks
        label={t('deductions')}
        all={DEDUCTIONS}
        ticked={draft.deductions}
        nameOf={(name) => t(`deduction.${name}`)}
        onChange={(deductions) => onChange({ deductions })}
      />
    </>
  );
}

function Terms({ draft, onChange }: PartProps) {
  const t = useTranslations('console.agents.contract');
  const className = useClassName();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('kind')}
          options={CONTRACT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={draft.kind}
          onChange={({ target }) =>
            onChange({ kind: CONTRACT_KINDS.find((value) => value === target.value) ?? draft.kind })
          }
        />
        {draft.kind !== 'realtime' && (
          <TextField
            label={t('activeFrom')}
            inputMode="decimal"
            autoComplete="off"
            value={draft.activeFrom}
            onChange={({ target }) => onChange({ activeFrom: target.value })}
          />
        )}
      </div>
      {draft.kind === 'dividend' && <DividendFields draft={draft} onChange={onChange} />}
      <OfferTiers draft={draft} onChange={(tiers) => onChange({ tiers })} />
      <Ticks
        label={t('classes')}
        all={RATE_CLASSES}
        ticked={draft.classes}
        nameOf={className}
        onChange={(classes) => onChange({ classes })}
      />
    </>
  );
}

export type OfferDialogProps = { of: AgentRef; file: AgentFile; onClose: () => void };

/** Offers a root a contract of the house. */
export function OfferDialog({ of, file, onClose }: OfferDialogProps) {
  const t = useTranslations('console.agents.offer');
  const [draft, setDraft] = useState(() => newOffer(newKey()));
  const terms = termsOf(draft);
  const form = useActForm<ActFields>({
    initial: ACT_FIELDS,
    save: async ({ reason }, id) => {
      if (!terms) throw new TypeError('an offer without terms');
      const { request } = await call('contractsDesk.offerToRoot', {
        params: { merchantCode: of.merchantCode },
        body: { id, memberId: of.memberId, terms, reason },
      });
      return { state: request?.state === 'asked' ? 'asked' : 'done' };
    },
    invalidates: [listKey(contractList.id)],
    doneText: t('done'),
    deciders: 'agents.contracts.manage',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      size="lg"
      icon={<FileSignature />}
      title={t('act')}
      description={t('text', { account: file.account })}
      submitLabel={t('act')}
      submitDisabled={!terms}
      onClose={onClose}
    >
      <Terms draft={draft} onChange={(part) => setDraft((before) => ({ ...before, ...part }))} />
      {terms ? (
        <OfferPreview of={of} currency={file.currency} terms={terms} />
      ) : (
        <p className="text-sm text-muted">{t('wrong')}</p>
      )}
    </ActDialog>
  );
}

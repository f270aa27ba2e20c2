import type { ContractTerms } from '@croupier/contract/agents/contract-terms.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { CircleCheck, Plus, Trash2, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { DraftProblem, TierDraft } from './terms-draft.ts';

const MAX_TIERS = 10;

export type TierEditorProps = {
  kind: ContractTerms['kind'];
  drafts: readonly TierDraft[];
  onChange: (drafts: TierDraft[]) => void;
  problems: readonly DraftProblem[];
  /** Whether the draft is made of numbers, so that it could be checked. */
  isChecked: boolean;
  bandsFrom: readonly bigint[];
};

type FieldsProps = {
  kind: ContractTerms['kind'];
  draft: TierDraft;
  onChange: (part: Partial<TierDraft>) => void;
  bandsFrom: readonly bigint[];
};

function TierFields({ kind, draft, onChange, bandsFrom }: FieldsProps) {
  const t = useTranslations('agent.terms.field');
  const format = useFormat();
  const text = (name: 'activeMembers' | 'validBet' | 'netLoss' | 'rate' | 'lossRate') => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const isPercent = { inputMode: 'decimal', suffix: <span className="pr-2">%</span> } as const;
  if (kind === 'realtime')
    return (
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        <Select
          className="max-sm:col-span-2"
          label={t('fromBand')}
          value={String(draft.fromBand)}
          options={bandsFrom.map((from, band) => ({
            value: String(band),
            label: `≥ ${format.amount(from)}`,
          }))}
          onChange={(event) => onChange({ fromBand: Number(event.target.value) })}
        />
        <TextField label={t('winRate')} {...isPercent} {...text('rate')} />
        <TextField label={t('lossRate')} {...isPercent} {...text('lossRate')} />
      </div>
    );
  return (
    <div
      className={clsx('grid grid-cols-2 gap-2.5', kind === 'dividend' ? 'sm:grid-cols-4' : 'sm:grid-cols-3')}
    >
      <TextField label={t('activeMembers')} inputMode="numeric" placeholder="0" {...text('activeMembers')} />
      <TextField
        label={t(kind === 'dividend' ? 'validBet' : kind)}
        inputMode="decimal"
        placeholder="0"
        {...text('validBet')}
      />
      {kind !== 'hourly' && (
        <TextField label={t('netLoss')} inputMode="decimal" placeholder="–" {...text('netLoss')} />
      )}
      <TextField label={t('rate')} {...isPercent} {...text('rate')} />
    </div>
  );
}

/** Tiers of an offer; each says at once whether the agent's own contract covers it. */
export function TierEditor({ kind, drafts, onChange, problems, isChecked, bandsFrom }: TierEditorProps) {
  const t = useTranslations('agent.terms');
  const change = (key: string, part: Partial<TierDraft>): void =>
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)));
  const add = (): void => {
    const last = drafts.at(-1);
    if (last) onChange([...drafts, { ...last, key: crypto.randomUUID() }]);
  };
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {drafts.map((draft, at) => {
          const found = problems.filter(({ tier }) => tier === at);
          const isGood = isChecked && found.length === 0;
          return (
            <li
              key={draft.key}
              className={clsx(
                'rounded-field border p-3.5',
                found.length > 0 ? 'border-lose/50 bg-lose-soft' : 'border-line bg-well',
              )}
            >
              <div className="mb-2 flex items-center justify-between gap-3">
                <h4 className="text-sm font-semibold text-text">{t('tier', { number: String(at + 1) })}</h4>
                <div className="flex items-center gap-1">
                  {isGood && (
                    <span className="flex items-center gap-1 text-xs font-semibold text-win">
                      <CircleCheck aria-hidden className="size-4" />
                      {t('covered')}
                    </span>
                  )}
                  <IconButton
                    size="sm"
                    label={t('removeTier', { number: String(at + 1) })}
                    icon={<Trash2 />}
                    disabled={drafts.length === 1}
                    onClick={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
                  />
                </div>
              </div>
              <TierFields {...{ kind, draft, bandsFrom }} onChange={(part) => change(draft.key, part)} />
              <div aria-live="polite">
                {found.map(({ code }) => (
                  <p key={code} className="mt-2 flex items-center gap-1.5 text-sm text-lose">
                    <TriangleAlert aria-hidden className="size-4 shrink-0" />
                    {t(`problem.${code}`)}
                  </p>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        disabled={drafts.length >= MAX_TIERS}
        onClick={add}
      >
        {t('addTier')}
      </Button>
      {problems
        .filter(({ tier }) => tier === undefined)
        .map(({ code }) => (
          <p key={code} className="text-sm text-lose">
            {t(`problem.${code}`)}
          </p>
        ))}
    </div>
  );
}

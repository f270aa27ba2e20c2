import { Button } from '@croupier/ui/buttons/Button.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../shared/act/new-key.ts';
import { EMPTY_TIER, type OfferDraft, type TierDraft } from './offer-draft.ts';

const MAX_TIERS = 10;
const FIELDS = {
  realtime: ['fromBand', 'rate', 'lossRate'],
  dividend: ['activeMembers', 'validBet', 'netLoss', 'rate'],
  daily: ['activeMembers', 'validBet', 'netLoss', 'rate'],
  hourly: ['activeMembers', 'validBet', 'rate'],
} as const satisfies Record<OfferDraft['kind'], readonly (keyof TierDraft)[]>;

export type OfferTiersProps = { draft: OfferDraft; onChange: (tiers: readonly TierDraft[]) => void };

/** The tiers of an offer, each with the fields of its kind. */
export function OfferTiers({ draft: { kind, tiers }, onChange }: OfferTiersProps) {
  const t = useTranslations('console.agents');
  const labelOf = (name: (typeof FIELDS)[OfferDraft['kind']][number]): string =>
    t(`offer.${name === 'rate' && kind === 'realtime' ? 'winRate' : name}`);
  return (
    <div className="grid gap-3">
      {tiers.map((tier, at) => (
        <fieldset key={tier.key} className="rounded-field border border-line bg-well p-3.5">
          <div className="mb-2 flex items-center justify-between gap-3">
            <legend className="contents text-sm font-semibold">
              {t('contract.tier', { number: String(at + 1) })}
            </legend>
            <IconButton
              size="sm"
              label={t('offer.removeTier', { number: String(at + 1) })}
              icon={<Trash2 />}
              disabled={tiers.length === 1}
              onClick={() => onChange(tiers.filter(({ key }) => key !== tier.key))}
            />
          </div>
          <div className="grid grid-cols-2 items-end gap-2.5 sm:grid-cols-4">
            {FIELDS[kind].map((name) => (
              <TextField
                key={name}
                label={labelOf(name)}
                inputMode="decimal"
                autoComplete="off"
                value={tier[name]}
                onChange={({ target }) =>
                  onChange(tiers.map((each) => (each === tier ? { ...each, [name]: target.value } : each)))
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        disabled={tiers.length >= MAX_TIERS}
        onClick={() => onChange([...tiers, { ...EMPTY_TIER, ...tiers.at(-1), key: newKey() }])}
      >
        {t('offer.addTier')}
      </Button>
    </div>
  );
}

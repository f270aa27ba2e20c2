import type { ProofMethod, ProofRequired } from '@croupier/contract/access/session.ts';
import { Fingerprint, Landmark, LifeBuoy, Mail, MessageSquareText, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

const ICONS = {
  sms: MessageSquareText,
  email: Mail,
  totp: Smartphone,
  recovery: LifeBuoy,
  passkey: Fingerprint,
  payeeName: Landmark,
} as const satisfies Record<ProofMethod, typeof Mail>;

export type ProofChoiceProps = {
  methods: ProofRequired['methods'];
  value: ProofMethod;
  onValueChange: (kind: ProofMethod) => void;
};

/** The methods of proof that the account has. */
export function ProofChoice({ methods, value, onValueChange }: ProofChoiceProps) {
  const t = useTranslations('auth.proof');
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium text-muted">{t('choose')}</legend>
      {methods.map(({ kind, hint }) => {
        const Icon = ICONS[kind];
        return (
          <label
            key={kind}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-line bg-well px-3.5 py-2 text-sm has-checked:border-brand-line has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand-text"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={kind}
              checked={kind === value}
              onChange={() => onValueChange(kind)}
            />
            <Icon aria-hidden className="size-5 shrink-0 text-brand-text" />
            <span className="min-w-0 flex-1 font-semibold">{t(`method.${kind}`)}</span>
            <span className="numeric text-muted">{hint}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

import {
  LIMIT_KINDS,
  SPANS_OF_KIND,
  TIME_STEP_MINUTES,
  type LimitKind,
  type LimitSpan,
  type PlayerLimit,
} from '@croupier/contract/protection/protection.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { AmountField } from '@croupier/ui/fields/AmountField.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Gauge } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { useLimitText } from './use-limit-text.ts';
import { useProtectionAct } from './use-protection-act.ts';

const MAX_MINUTES = 24 * 60;

type Value = { amount?: bigint; minutes?: number };

/** What was typed, as the call takes it; undefined for anything that is no limit. */
function readValue(kind: LimitKind, text: string, decimals: number): Value | undefined {
  if (kind === 'time') {
    const minutes = Number(text);
    const isStep = Number.isInteger(minutes) && minutes % TIME_STEP_MINUTES === 0;
    return isStep && minutes > 0 && minutes <= MAX_MINUTES ? { minutes } : undefined;
  }
  const amount = parseTypedAmount(text, decimals);
  return amount !== undefined && amount > 0n ? { amount } : undefined;
}

/** Whether a limit is looser than the one that applies. */
const isHigher = ({ amount, minutes }: Value, than: PlayerLimit | undefined): boolean =>
  than !== undefined &&
  (than.amount === null ? (minutes ?? 0) > (than.minutes ?? 0) : (amount ?? 0n) > than.amount);

type LimitDialogProps = {
  limits: readonly PlayerLimit[];
  /** The limit to change; undefined for a new one. */
  limit: PlayerLimit | undefined;
  onClose: () => void;
};

/** Sets a limit: a new or lower one applies at once, a higher one is requested. */
export function LimitDialog({ limits, limit, onClose }: LimitDialogProps) {
  const t = useTranslations('protection.limits');
  const common = useTranslations('common');
  const format = useFormat();
  const words = useLimitText();
  const { currencySymbol } = useMerchant();
  const [kind, setKind] = useState<LimitKind>(limit?.kind ?? 'deposit');
  const [span, setSpan] = useState<LimitSpan>(limit?.span ?? 'day');
  const [text, setText] = useState(() => {
    if (!limit) return '';
    return limit.amount === null ? String(limit.minutes) : typedAmount(limit.amount, format.decimals);
  });
  const [isChecked, setChecked] = useState(false);
  const spans = SPANS_OF_KIND[kind];
  const known = limits.find((each) => each.owner === 'member' && each.kind === kind && each.span === span);
  const value = readValue(kind, text, format.decimals);
  const higher = value !== undefined && isHigher(value, known);
  const save = useProtectionAct({
    act: (given: Value) => call('protection.setLimit', { body: { kind, span, ...given } }),
    doneText: higher ? t('savedLater') : t('savedNow'),
    onDone: onClose,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (value) save.mutate(value);
  };
  const choose = (name: string): void => {
    const chosen = LIMIT_KINDS.find((each) => each === name) ?? 'deposit';
    setKind(chosen);
    setSpan(SPANS_OF_KIND[chosen][0] ?? 'day');
    setText('');
    setChecked(false);
  };
  const isTime = kind === 'time';
  const problem = isChecked && !value ? t(isTime ? 'problemMinutes' : 'problemAmount') : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      locked={save.isPending}
      icon={<Gauge />}
      title={limit ? words.nameOf(limit) : t('dialogTitle')}
      description={t('dialogBegins')}
      closeLabel={common('close')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {!limit && (
          <Select
            label={t('dialogKind')}
            hint={t(`kindText.${kind}`)}
            value={kind}
            onChange={(event) => choose(event.target.value)}
            options={LIMIT_KINDS.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
          />
        )}
        {!limit && spans.length > 1 && (
          <Select
            label={t('dialogSpan')}
            value={span}
            onChange={(event) => setSpan(spans.find((each) => each === event.target.value) ?? 'day')}
            options={spans.map((each) => ({ value: each, label: t(`span.${each}`) }))}
          />
        )}
        <AmountField
          label={t(isTime ? 'dialogMinutes' : 'dialogAmount')}
          value={text}
          onValueChange={setText}
          decimals={isTime ? 0 : format.decimals}
          prefix={isTime ? undefined : currencySymbol}
          error={problem}
          hint={higher && known ? t('dialogHigher', { limit: words.valueOf(known) }) : undefined}
        />
        <Button type="submit" variant="primary" size="lg" block loading={save.isPending}>
          {t('dialogSave')}
        </Button>
      </form>
    </Dialog>
  );
}

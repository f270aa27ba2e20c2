import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMerchants } from '../shared/permissions/use-merchants.ts';

const Hue = ({ hue }: { hue: number }) => (
  <span
    aria-hidden
    className="size-3 shrink-0 rounded-full ring-1 ring-line ring-inset"
    style={{ backgroundColor: `oklch(0.7 0.15 ${hue})` }}
  />
);

const codesOf = (merchants: readonly { merchantCode: string }[]): string[] =>
  merchants.map(({ merchantCode }) => merchantCode);

/** Selects the granted merchants to show: one, some or all. */
export function MerchantSwitch() {
  const t = useTranslations('console.merchantSwitch');
  const { merchants, chosen, choose } = useMerchants();
  const address = codesOf(chosen).join(',');
  // The address changes after the event, and until then a checkbox would show its former state.
  const [picked, setPicked] = useState(() => ({ address, codes: new Set(codesOf(chosen)) }));
  if (picked.address !== address) setPicked({ address, codes: new Set(codesOf(chosen)) });
  if (merchants.length < 2) return null;
  const [first] = chosen;
  const count = t('count', { count: chosen.length });
  const shown = first ? (chosen.length === 1 ? first.name : count) : t('all');
  const toggle = (code: string, isOn: boolean): void => {
    const codes = new Set(picked.codes);
    if (isOn) codes.add(code);
    else codes.delete(code);
    setPicked({ address, codes });
    choose(codes.size === merchants.length ? [] : [...codes]);
  };
  return (
    <Popover
      label={t('label', { shown })}
      align="start"
      trigger={
        <Button variant="ghost" aria-label={t('label', { shown })} className="min-w-0">
          <span className="flex -space-x-1">
            {(first ? chosen : merchants).slice(0, 4).map(({ merchantCode, hue }) => (
              <Hue key={merchantCode} hue={hue} />
            ))}
          </span>
          <span className="truncate max-sm:sr-only">{shown}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <div className="grid min-w-56">
        {merchants.map(({ merchantCode, name, hue }) => (
          <Checkbox
            key={merchantCode}
            checked={picked.codes.has(merchantCode)}
            onChange={(event) => toggle(merchantCode, event.target.checked)}
            label={
              <span className="flex items-center gap-2.5">
                <Hue hue={hue} />
                {name}
              </span>
            }
          />
        ))}
        {first && (
          <Button size="sm" variant="ghost" className="mt-1" onClick={() => choose([])}>
            {t('clear')}
          </Button>
        )}
      </div>
    </Popover>
  );
}

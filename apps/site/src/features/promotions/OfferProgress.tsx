import type { PromotionCard as Offer } from '@croupier/contract/promotions/promotions.ts';
import { parseMoney } from '@croupier/contract/money.ts';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

const MONEY_KEYS: ReadonlySet<string> = new Set(['depositSum', 'played']);
const COUNT_KEYS: ReadonlySet<string> = new Set(['deposits', 'level']);

type ProgressKey = 'deposits' | 'depositSum' | 'played' | 'level';
const isProgress = (key: string): key is ProgressKey => MONEY_KEYS.has(key) || COUNT_KEYS.has(key);

/** How far the member is with what is missing: “20.00 of 50.00 deposited”. */
export function OfferProgress({ because }: Pick<Offer, 'because'>) {
  const t = useTranslations('offers');
  const format = useFormat();
  const open = because.flatMap(({ key, isMet, have, need }) =>
    isProgress(key) && !isMet && have !== undefined && need !== undefined ? [{ key, have, need }] : [],
  );
  if (open.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {open.map(({ key, have, need }) => {
        const isMoney = MONEY_KEYS.has(key);
        const shown = (text: string): string =>
          isMoney ? format.amount(parseMoney(text) ?? 0n) : format.number(Number(text));
        const label = t(`progress.${key}`, { have: shown(have), need: shown(need) });
        return (
          <li key={key} className="grid gap-1">
            <span className="numeric text-xs text-muted">{label}</span>
            <Progress label={label} value={Number(have) / Math.max(Number(need), 0.0001)} />
          </li>
        );
      })}
    </ul>
  );
}

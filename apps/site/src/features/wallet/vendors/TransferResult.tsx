import type { TransferLine } from '@croupier/contract/vendors/play.ts';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

const TONES: Readonly<Record<TransferLine['state'], Tone>> = {
  done: 'win',
  failed: 'lose',
  unknown: 'warn',
  nothing: 'neutral',
};

/** What became of a transfer, wallet by wallet. */
export function TransferResult({ lines }: { lines: readonly TransferLine[] }) {
  const t = useTranslations('play.wallets');
  const format = useFormat();
  return (
    <output className="mt-4 block rounded-field border border-line bg-surface-2 p-4">
      <ul className="grid gap-2 text-sm">
        {lines.map(({ accountId, name, state, amount }) => (
          <li key={accountId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 font-semibold text-text">{name}</span>
            {amount !== null && amount > 0n && (
              <span className="numeric text-text">{format.amount(amount)}</span>
            )}
            <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
          </li>
        ))}
      </ul>
      {lines.some(({ state }) => state === 'unknown') && (
        <p className="mt-3 text-sm text-warn">{t('unknownText')}</p>
      )}
    </output>
  );
}

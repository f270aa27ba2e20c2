import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { useTranslations } from 'use-intl';

export type CopyLineProps = { label: string; value: string };

/** A long value to compare and copy, such as a seed, a hash or a round number. */
export function CopyLine({ label, value }: CopyLineProps) {
  const t = useTranslations('records.round');
  const common = useTranslations('common');
  return (
    <div className="min-w-0">
      <dt className="mb-1 text-xs font-medium text-subtle">{label}</dt>
      <dd className="flex items-center gap-1 rounded-field bg-well py-0.5 pr-0.5 pl-3 shadow-well ring-1 ring-line ring-inset">
        <span className="min-w-0 flex-1 py-1.5 font-mono text-xs leading-relaxed break-all text-text">
          {value}
        </span>
        <CopyButton text={value} label={t('copyValue', { label })} copiedLabel={common('copied')} />
      </dd>
    </div>
  );
}

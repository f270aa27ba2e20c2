import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

export type CopyRowProps = {
  label: string;
  /** What is copied. */
  text: string;
  /** What is shown, where it differs. */
  shown?: string;
  strong?: boolean;
};

/** A value to be copied into a banking app or wallet. */
export function CopyRow({ label, text, shown = text, strong = false }: CopyRowProps) {
  const t = useTranslations();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5 last:border-0">
      <dt className="self-end text-xs text-subtle">{label}</dt>
      <dd
        className={clsx(
          'numeric mt-0.5 self-start wrap-anywhere',
          strong ? 'font-display text-lg font-bold text-text' : 'font-semibold text-text',
        )}
      >
        {shown}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <CopyButton
          variant="secondary"
          text={text}
          label={t('payments.deposit.copy', { label })}
          copiedLabel={t('common.copied')}
        />
      </dd>
    </div>
  );
}

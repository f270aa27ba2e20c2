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
    <div className="flex items-center gap-3 border-b border-line py-2.5 last:border-0">
      <div className="min-w-0 flex-1">
        <dt className="text-xs text-subtle">{label}</dt>
        <dd
          className={clsx(
            'numeric mt-0.5 wrap-anywhere',
            strong ? 'font-display text-lg font-bold text-text' : 'font-semibold text-text',
          )}
        >
          {shown}
        </dd>
      </div>
      <dd>
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

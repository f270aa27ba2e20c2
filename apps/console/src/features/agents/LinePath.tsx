import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';

export type LinePathProps = {
  line: ReadonlyArray<{ id: string; account: string }>;
  /** Undefined for the house. */
  onOpen: (id: string | undefined) => void;
};

/** The line from the house down to the agent whose downlines are shown; every step opens. */
export function LinePath({ line, onOpen }: LinePathProps) {
  const t = useTranslations('console.agents');
  const step = 'inline-flex min-h-9 items-center font-semibold text-brand-text underline underline-offset-2';
  return (
    <nav aria-label={t('line')} className="mb-4 text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        <li>
          <button type="button" className={step} onClick={() => onOpen(undefined)}>
            {t('house')}
          </button>
        </li>
        {line.map(({ id, account }, at) => (
          <li key={id} className="flex items-center gap-x-1.5">
            <ChevronRight aria-hidden className="size-4 text-subtle" />
            {at === line.length - 1 ? (
              <span aria-current="page" className="font-semibold">
                {account}
              </span>
            ) : (
              <button type="button" className={step} onClick={() => onOpen(id)}>
                {account}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

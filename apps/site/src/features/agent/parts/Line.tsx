import { ChevronRight, Network } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

export type LinePerson = { id: string; account: string };

/** From the agent down to whose downlines are shown; each step leads back to it. */
export function Line({ line }: { line: readonly LinePerson[] }) {
  const t = useTranslations('agent.team');
  const [, setSearch] = useSearchParams();
  const go = (of: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        next.delete('search');
        if (of) next.set('of', of);
        else next.delete('of');
        return next;
      },
      { preventScrollReset: true },
    );
  if (line.length === 0) return null;
  const steps = [{ id: '', account: t('mine') }, ...line];
  return (
    <nav aria-label={t('line')} className="-mx-page scroll-row px-page">
      <ol className="flex w-max items-center gap-1 text-sm">
        {steps.map(({ id, account }, at) => (
          <li key={id} className="flex items-center gap-1">
            {at > 0 && <ChevronRight aria-hidden className="size-4 text-subtle" />}
            {at === steps.length - 1 ? (
              <span aria-current="page" className="rounded-field px-2 py-1.5 font-semibold text-text">
                {account}
              </span>
            ) : (
              <button
                type="button"
                onClick={() => go(id)}
                className="flex items-center gap-1.5 rounded-field px-2 py-1.5 font-medium text-brand-text hover:bg-surface-3"
              >
                {at === 0 && <Network aria-hidden className="size-4" />}
                {account}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

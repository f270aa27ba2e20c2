import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';

export type StudioButtonProps = ComponentProps<'button'> & {
  /** The names of the chosen studios. */
  names: readonly string[];
};

/** Says which studios are shown, and opens their choice. */
export function StudioButton({ names, ...rest }: StudioButtonProps) {
  const t = useTranslations('games');
  const [first] = names;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      {...rest}
      className="field-box relative h-12 w-full px-3.5 pr-8 text-left focus-visible:outline-none"
    >
      <span className="sr-only">{t('vendor')}: </span>
      <span className="truncate">
        {names.length > 1 ? t('studios.count', { count: names.length }) : (first ?? t('allVendors'))}
      </span>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-3 size-4.5 text-subtle" />
    </button>
  );
}

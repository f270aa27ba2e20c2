import { useTranslations } from 'use-intl';

type FigureButtonProps = {
  /** What the figure is, and of what: `Stakes`, `Lotus`. */
  figure: string;
  name: string;
  children: string;
  onOpen: () => void;
};

/** A figure that opens its entries. */
export function FigureButton({ figure, name, children, onOpen }: FigureButtonProps) {
  const t = useTranslations('console.reports');
  return (
    <button
      type="button"
      title={t('openEntries', { figure, key: name })}
      className="numeric rounded-xs underline decoration-line decoration-dotted underline-offset-4 hover:text-brand-text hover:decoration-brand-text"
      onClick={onOpen}
    >
      {children}
    </button>
  );
}

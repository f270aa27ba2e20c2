import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  tone?: 'neutral' | 'lose' | undefined;
  className?: string | undefined;
};

/** An empty state with an optional action. */
export function EmptyState({ icon, title, text, action, tone = 'neutral', className }: EmptyStateProps) {
  return (
    <div className={clsx('mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center', className)}>
      {icon && (
        <div
          aria-hidden
          className={clsx(
            'mb-5 grid size-18 place-items-center rounded-full border shadow-raised [&_svg]:size-8',
            tone === 'lose'
              ? 'border-lose/30 bg-lose-soft text-lose'
              : 'border-brand-line bg-brand-soft text-brand-text',
          )}
        >
          {icon}
        </div>
      )}
      <h3 className="text-lg">{title}</h3>
      {text && <p className="mt-1.5 text-sm text-muted">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

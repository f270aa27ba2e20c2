import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useId, type ReactNode } from 'react';

export type SecurityCardProps = {
  icon: ReactNode;
  title: string;
  text: string;
  /** How it stands; undefined while that is on its way. */
  state?: { tone: Tone; words: string } | undefined;
  action?: ReactNode;
  children?: ReactNode;
};

/** One thing that keeps the account safe: what it is, how it stands, what can be done. */
export function SecurityCard({ icon, title, text, state, action, children }: SecurityCardProps) {
  const heading = useId();
  return (
    <article aria-labelledby={heading} className="grid min-w-0">
      <Card className="flex min-w-0 flex-col gap-4">
        <div className="flex items-start gap-3.5">
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-field bg-brand-soft text-brand-text [&_svg]:size-5.5"
          >
            {icon}
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h2 id={heading} className="text-base">
                {title}
              </h2>
              {state && <Badge tone={state.tone}>{state.words}</Badge>}
            </div>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </div>
        </div>
        {children}
        {action && (
          <div className="mt-auto flex flex-wrap justify-end gap-2 border-t border-line pt-4">{action}</div>
        )}
      </Card>
    </article>
  );
}

export type SecurityRowProps = { icon: ReactNode; title: ReactNode; notes: string; action?: ReactNode };

/** A passkey or a session within a card. */
export const SecurityRow = ({ icon, title, notes, action }: SecurityRowProps) => (
  <li className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
    <span aria-hidden className="shrink-0 text-subtle [&_svg]:size-5">
      {icon}
    </span>
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-2 text-sm font-semibold wrap-anywhere">{title}</p>
      <p className="text-xs wrap-anywhere text-subtle">{notes}</p>
    </div>
    {action}
  </li>
);

import { Badge } from '@croupier/ui/status/Badge.tsx';
import type { Tone } from '@croupier/ui/status/Badge.tsx';
import { Link } from 'react-router';
import { DetailSection } from '../../../../shared/detail/Detail.tsx';

export type PaymentLine = {
  id: string;
  to: string;
  reference: string;
  amount: string;
  at: string;
  state: { label: string; tone: Tone };
};

type LastPaymentsProps = {
  title: string;
  empty: string;
  lines: readonly PaymentLine[];
  more: { to: string; label: string };
};

/** The newest deposits or withdrawals, with a way to all of them. */
export const LastPayments = ({ title, empty, lines, more }: LastPaymentsProps) => (
  <DetailSection
    title={title}
    className="mb-6"
    aside={
      lines.length > 0 && (
        <Link to={more.to} className="text-sm font-semibold">
          {more.label}
        </Link>
      )
    }
  >
    {lines.length === 0 && <p className="text-sm text-muted">{empty}</p>}
    {lines.length > 0 && (
      <ul className="divide-y divide-line rounded-card border border-line bg-panel px-4 text-sm shadow-raised">
        {lines.map(({ id, to, reference, amount, at, state }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <Link to={to} className="font-semibold">
                {reference}
              </Link>
              <span className="block text-xs text-subtle">{at}</span>
            </span>
            <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
              <strong className="numeric">{amount}</strong>
              <Badge tone={state.tone}>{state.label}</Badge>
            </span>
          </li>
        ))}
      </ul>
    )}
  </DetailSection>
);

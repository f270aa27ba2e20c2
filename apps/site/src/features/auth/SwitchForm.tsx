import { Link } from 'react-router';
import { useReturnState } from '../../shared/navigation/use-return-state.ts';

/** A link to another form, which keeps the input and the target page. */
export function SwitchForm({ question, link, to }: { question: string; link: string; to: string }) {
  const state = useReturnState();
  return (
    <p className="mt-5 text-center text-sm text-muted">
      {question}{' '}
      <Link
        to={to}
        state={state}
        replace
        preventScrollReset
        className="inline-block py-1 font-semibold text-brand-text underline underline-offset-3"
      >
        {link}
      </Link>
    </p>
  );
}

import type { SocialProvider } from '@croupier/contract/access/session.ts';

/** The providers' initials, because their logos are trademarks. */
const LETTERS: Record<SocialProvider, string> = { google: 'G', facebook: 'f' };

export const ProviderMark = ({ provider }: { provider: SocialProvider }) => (
  <span
    aria-hidden
    className="grid size-5 shrink-0 place-items-center rounded-pill bg-surface-4 font-display text-xs font-bold text-text"
  >
    {LETTERS[provider]}
  </span>
);

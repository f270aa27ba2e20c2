import type { RegistrationField } from '@croupier/contract/access/identity.ts';
import type { SocialProvider } from '@croupier/contract/access/session.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { hashToken } from '../../../../platform/tokens.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { isFormOpen, shownFields } from './form.rules.ts';
import { findTicket, type SocialTicket } from './registration.queries.ts';
import { fieldProblems } from './registration.rules.ts';
import { withTicket } from './tickets.rules.ts';

export type Ticket = SocialTicket & { tokenHash: Buffer };

export type Tickets = {
  /** Does not consume the ticket; only a registration does. @throws `identity.ticket_gone` */
  find: (merchantId: string, token: string) => Promise<Ticket>;
  /** The fields that the form still needs from the holder of the ticket. @throws `identity.ticket_gone` */
  missing: (
    merchantId: string,
    token: string,
  ) => Promise<{
    provider: SocialProvider;
    email: string | null;
    name: string | null;
    missing: RegistrationField[];
  }>;
};

export function createTickets(deps: Pick<SignInDeps, 'db' | 'clock' | 'merchants'>): Tickets {
  const { db, clock, merchants } = deps;

  const find: Tickets['find'] = async (merchantId, token) => {
    const tokenHash = hashToken(token);
    const ticket = tokenHash && (await findTicket(db, { merchantId, tokenHash, now: clock.now() }));
    if (!ticket || !tokenHash) throw appError(signInErrors.ticketGone);
    return { ...ticket, tokenHash };
  };

  return {
    find,
    missing: async (merchantId, token) => {
      const ticket = await find(merchantId, token);
      const { settings } = await merchants.byId(merchantId);
      const form = isFormOpen(settings, 'username') ? 'username' : 'mobile';
      const shown = shownFields(settings, form);
      const problems = fieldProblems({ settings, form, social: true }, withTicket(shown, {}, ticket));
      const open = new Set<string>(problems.map(({ detail }) => detail.field));
      const { provider, email, name } = ticket;
      // Without a number there is no code either.
      if (open.has('mobileNum')) open.add('verificationCode');
      return {
        provider,
        email,
        name,
        missing: shown.map((field) => field.name).filter((field) => open.has(field)),
      };
    },
  };
}

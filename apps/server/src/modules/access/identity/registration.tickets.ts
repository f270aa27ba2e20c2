import type { RegistrationField, RegistrationUser } from '@croupier/contract/identity.ts';
import type { SocialProvider } from '@croupier/contract/session.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { identityErrors } from './identity.errors.ts';
import { isFormOpen, shownFields, type ShownField } from './registration.form.rules.ts';
import { findTicket, type SocialTicket } from './registration.queries.ts';
import { fieldProblems, patternProblem } from './registration.rules.ts';
import { hashToken } from '../../../platform/tokens.ts';

export type Ticket = SocialTicket & { tokenHash: Buffer };

export type Tickets = {
  /** Leaves it as it is: only a registration uses it up. @throws `identity.ticket_gone` */
  find: (merchantId: string, token: string) => Promise<Ticket>;
  /** What the form of the merchant still needs from whoever holds the ticket. @throws `identity.ticket_gone` */
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

/** What the provider told stands for fields that were left out, where the merchant would take it. */
export function withTicket<U extends Partial<RegistrationUser>>(
  shown: readonly ShownField[],
  user: U,
  ticket: SocialTicket | undefined,
): U {
  if (!ticket) return user;
  const fitting = (name: RegistrationField, text: string | null): { [K in RegistrationField]?: string } => {
    const field = shown.find((candidate) => candidate.name === name);
    const fits = field && text && !user[name] && !patternProblem(name, field.rule, text);
    return fits ? { [name]: text } : {};
  };
  return { ...user, ...fitting('email', ticket.email), ...fitting('fullName', ticket.name) };
}

export function createTickets(deps: { db: Db; clock: Clock; merchants: Pick<Merchants, 'byId'> }): Tickets {
  const { db, clock, merchants } = deps;

  const find: Tickets['find'] = async (merchantId, token) => {
    const tokenHash = hashToken(token);
    const ticket = tokenHash && (await findTicket(db, { merchantId, tokenHash, now: clock.now() }));
    if (!ticket || !tokenHash) throw appError(identityErrors.ticketGone);
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
      // The code belongs to a number that is not there yet.
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

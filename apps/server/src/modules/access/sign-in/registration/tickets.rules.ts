import type { RegistrationField, RegistrationUser } from '@croupier/contract/access/identity.ts';
import type { ShownField } from './form.rules.ts';
import { patternProblem } from './problems.rules.ts';
import type { SocialTicket } from './registration.queries.ts';

/** Fills empty fields with what the provider reported, where that satisfies the merchant's rules. */
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

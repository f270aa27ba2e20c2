import { attemptKey, limitAttempt, returnAttempt } from '../../../platform/attempts.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { appError } from '../../../platform/http/errors.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { CONSOLE, type Caller } from '../sessions/index.ts';
import { SECRET_TRIES, signInErrors } from '../sign-in/index.ts';
import { operatorEntry } from './audit-entries.rules.ts';
import { operatorErrors } from './operators.errors.ts';
import { lockOperator, setOperatorPassword } from './operators.queries.ts';
import { operatorPasswordRefusal } from './operators.rules.ts';
import type { OperatorDeps } from './operators.types.ts';
import { findLinkHolder, takeSetupLink } from './setup-links.queries.ts';
import { signOutEverywhere } from './standing.usecases.ts';

type Setup = { token: string; newPassword: string; confirmNewPassword: string };

/**
 * Each address has few tries, counted before the link is looked up.
 *
 * @throws `operators.setup_link_gone`, `identity.locked`
 */
async function holderOf(deps: Pick<OperatorDeps, 'db' | 'clock'>, token: string, ip: string) {
  const { db, clock } = deps;
  const key = attemptKey(CONSOLE, 'setup.address', addressKey(ip));
  await limitAttempt(deps, key, SECRET_TRIES, signInErrors.locked);
  const tokenHash = hashToken(token);
  const holder = tokenHash && (await findLinkHolder(db, { tokenHash, now: clock.now() }));
  if (!tokenHash || !holder) throw appError(operatorErrors.setupLinkGone);
  await db.transaction().execute((tx) => returnAttempt(tx, key, SECRET_TRIES));
  return { ...holder, tokenHash };
}

/** @throws `operators.setup_link_gone`, `identity.locked` */
export async function checkSetupLink(
  deps: Pick<OperatorDeps, 'db' | 'clock'>,
  token: string,
  { ip }: Caller,
): Promise<{ email: string; name: string }> {
  const { email, name } = await holderOf(deps, token, ip);
  return { email, name };
}

/**
 * Sets the password of the link's operator, who has to set up a second factor at the first sign-in.
 *
 * @throws `operators.setup_link_gone`, `identity.field_pattern`, `.passwords_differ`, `.locked`
 */
export async function setUpOperator(deps: OperatorDeps, setup: Setup, caller: Caller): Promise<void> {
  const refusal = operatorPasswordRefusal(setup);
  if (refusal) throw refusal;
  const { id, tokenHash } = await holderOf(deps, setup.token, caller.ip);
  const passwordHash = await deps.hasher.hash(setup.newPassword);
  await deps.db.transaction().execute(async (tx) => {
    const at = deps.clock.now();
    // Locked first, as everywhere: closing the account deletes the link.
    await lockOperator(tx, id);
    if (!(await takeSetupLink(tx, { operatorId: id, tokenHash, now: at })))
      throw appError(operatorErrors.setupLinkGone);
    await setOperatorPassword(tx, { id, passwordHash, at });
    // A call that was already under way when the access was reset may have added a factor since.
    await deps.factors.removeAll(tx, { merchantId: CONSOLE, accountId: id });
    await signOutEverywhere(deps, tx, id);
    await deps.audit.record(tx, operatorEntry('operator.set_up', id, caller));
  });
  deps.sessions.forget({ merchantId: CONSOLE, accountId: id });
}

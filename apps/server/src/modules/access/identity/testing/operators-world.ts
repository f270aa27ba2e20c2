import type { operatorFactorRoutes } from '@croupier/contract/factors.ts';
import { generateSync } from 'otplib';
import type { Handlers } from '../../../../platform/http/call.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { AppError } from '../../../../platform/http/errors.ts';
import { createFactors } from '../../factors/index.ts';
import { CALLER, createIdentityWorld, PAGE } from './identity-world.ts';

const STEP_MILLISECONDS = 30_000;

/** The console's part of identity with real second factors and the demo operator. */
export async function createOperatorsWorld() {
  const world = await createIdentityWorld();
  const { db, clock, audit, merchants } = world;
  const factors = createFactors({ db, clock, audit, merchants });
  factors.hooks.accountName.push(async () => 'operator');
  const identity = world.createProcess({ factors });
  factors.hooks.enrolled.push(identity.enrolled);
  const operator = await identity.seedDemoOperator();
  const handlers = identity.consoleHandlers;
  const factorHandlers = factors.operatorRoutes.handlers as unknown as Handlers<typeof operatorFactorRoutes>;

  const call = { merchantId: '', language: 'EN', ...CALLER, ...PAGE };
  const account = async (token: string): Promise<Account> => {
    const found = await identity.resolveOperator(token);
    if (!found) throw new Error('no operator is signed in');
    return found;
  };
  const login = (password = operator.password) =>
    handlers.login({ ...call, account: null, body: { email: operator.email, password } });
  const codeOf = (secret: string): string =>
    generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
  return {
    ...world,
    call,
    identity,
    factors,
    operator,
    handlers,
    account,
    login,
    codeOf,
    factorHandlers,
    nextStep: (): void => clock.advance(STEP_MILLISECONDS),
    /** Sets up an authenticator app for whoever holds the token. */
    enrol: async (token: string) => {
      const by = { ...call, account: await account(token) };
      const { secret } = await factorHandlers.beginTotp(by);
      const { recoveryCodes } = await factorHandlers.finishTotp({ ...by, body: { code: codeOf(secret) } });
      return { secret, recoveryCodes };
    },
    /** What a sign-in by password answers: who has a factor is asked for it. */
    challenge: async (): Promise<{ challenge: string; methods: Array<{ kind: string }> }> => {
      const refusal: unknown = await login().catch((error: unknown) => error);
      if (!(refusal instanceof AppError) || !refusal.details.value) throw refusal;
      return refusal.details.value as never;
    },
    prove: (challenge: string, kind: 'totp' | 'recovery', answer: string) =>
      handlers.prove({ ...call, account: null, body: { challenge, kind, answer } }),
  };
}

export type OperatorsWorld = Awaited<ReturnType<typeof createOperatorsWorld>>;

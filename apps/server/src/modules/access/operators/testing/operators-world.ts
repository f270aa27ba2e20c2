import type { operatorFactorRoutes } from '@croupier/contract/access/factors.ts';
import { generateSync } from 'otplib';
import type { Handlers } from '../../../../platform/http/call.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { AppError } from '../../../../platform/http/errors.ts';
import { CALLER, createSignInWorld, PAGE } from '../../sign-in/testing/sign-in-world.ts';
import { createOperators } from '../index.ts';

const STEP_MILLISECONDS = 30_000;

/** The console's sign-in with real second factors and the demo operator. */
export async function createOperatorsWorld() {
  const world = await createSignInWorld();
  const { factors, clock, sessions } = world;
  const operators = createOperators(world);
  factors.hooks.accountName.push(operators.accountName);
  factors.hooks.enrolled.push(operators.enrolled);
  const [operator] = await operators.seedDemoOperators();
  const { handlers } = operators;
  const factorHandlers = factors.operatorRoutes.handlers as unknown as Handlers<typeof operatorFactorRoutes>;

  const call = { merchantId: '', language: 'EN', ...CALLER, ...PAGE };
  const account = async (token: string): Promise<Account> => {
    const found = await sessions.resolveOperator(token);
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
    operators,
    operator,
    handlers,
    account,
    login,
    codeOf,
    factorHandlers,
    nextStep: (): void => clock.advance(STEP_MILLISECONDS),
    /** Sets up an authenticator app for the operator of the token. */
    enrol: async (token: string) => {
      const by = { ...call, account: await account(token) };
      const { secret } = await factorHandlers.beginTotp(by);
      const { recoveryCodes } = await factorHandlers.finishTotp({ ...by, body: { code: codeOf(secret) } });
      return { secret, recoveryCodes };
    },
    /** The challenge that a sign-in with a second factor is answered with. */
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

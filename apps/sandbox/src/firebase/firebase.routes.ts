import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import { createSigningKey, type SigningKey } from '../signing-key.ts';
import type { SmsInbox } from '../sms/sms.inbox.ts';
import { createPhoneCodes } from './phone-codes.ts';

/** Projects by their key. */
const PROJECTS: Readonly<Record<string, string>> = { 'lotus-sandbox-key': 'lotus-sandbox' };
const TOKEN_SECONDS = 3_600;
const E164 = /^\+[1-9]\d{6,14}$/;
const LOCAL_ORIGIN = /^https?:\/\/(?:localhost|(?:[a-z\d-]+\.)+localhost|127\.0\.0\.1)(?::\d+)?$/;
const BAD_KEY = 'API key not valid. Please pass a valid API key.';

/** Number endings that make the service refuse, one per error. */
const NUMBERS_THAT_FAIL: ReadonlyArray<readonly [string, string]> = [
  ['0000', 'QUOTA_EXCEEDED'],
  ['1111', 'TOO_MANY_ATTEMPTS_TRY_LATER'],
  ['2222', 'OPERATION_NOT_ALLOWED'],
];

type Call = { Querystring: { key?: string }; Body: Record<string, unknown> | undefined };

const fail = (reply: FastifyReply, message: string): FastifyReply =>
  reply
    .code(400)
    .send({ error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } });

const projectOf = (request: FastifyRequest<Call>): string | undefined => {
  const { key } = request.query;
  return key !== undefined && Object.hasOwn(PROJECTS, key) ? PROJECTS[key] : undefined;
};

const textOf = (body: Call['Body'], name: string): string => {
  const value = body?.[name];
  return typeof value === 'string' ? value.replaceAll(/[\s()-]/g, '') : '';
};

function numberProblem(phoneNumber: string): string | undefined {
  if (!phoneNumber) return 'MISSING_PHONE_NUMBER';
  if (!E164.test(phoneNumber)) return 'INVALID_PHONE_NUMBER';
  return NUMBERS_THAT_FAIL.find(([end]) => phoneNumber.endsWith(end))?.[1];
}

/** Browsers may call from any local site. */
function allowLocalOrigins(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ headers }, reply) => {
    void reply.header('vary', 'origin');
    if (!LOCAL_ORIGIN.test(headers.origin ?? '')) return;
    void reply.headers({
      'access-control-allow-origin': headers.origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, x-client-version, x-firebase-gmpid',
      'access-control-max-age': '600',
    });
  });
  scope.options('/firebase/*', async (_request, reply) => reply.code(204).send());
}

/** A phone verification service that uses the protocol of Google's Identity Platform. */
export function addFirebase(server: FastifyInstance, inbox: SmsInbox, baseUrl: () => string): void {
  const codes = createPhoneCodes();
  let made: Promise<SigningKey> | undefined;
  const signingKey = (): Promise<SigningKey> => (made ??= createSigningKey());

  const tokenFor = async (project: string, phoneNumber: string) => {
    const { privateKey, kid } = await signingKey();
    const sub = createHash('sha256').update(`${project}:${phoneNumber}`).digest('base64url').slice(0, 28);
    const now = Math.floor(Date.now() / 1000);
    const firebase = { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' };
    const idToken = await new SignJWT({ auth_time: now, user_id: sub, phone_number: phoneNumber, firebase })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
      .setIssuer(`${baseUrl()}/firebase/${project}`)
      .setAudience(project)
      .setSubject(sub)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_SECONDS)
      .sign(privateKey);
    return { idToken, localId: sub };
  };

  void server.register(async (scope) => {
    allowLocalOrigins(scope);
    scope.get('/firebase/jwks', async () => ({ keys: [(await signingKey()).publicJwk] }));

    scope.post<Call>('/firebase/v1/accounts::sendVerificationCode', async (request, reply) => {
      const project = projectOf(request);
      if (project === undefined) return fail(reply, BAD_KEY);
      const phoneNumber = textOf(request.body, 'phoneNumber');
      const problem = numberProblem(phoneNumber);
      if (problem !== undefined) return fail(reply, problem);
      const { sessionInfo, code } = codes.begin(phoneNumber);
      inbox.add({ to: phoneNumber, sender: project, text: `${code} is your verification code.` });
      return { sessionInfo };
    });

    scope.post<Call>('/firebase/v1/accounts::signInWithPhoneNumber', async (request, reply) => {
      const project = projectOf(request);
      if (project === undefined) return fail(reply, BAD_KEY);
      const [sessionInfo, code] = [request.body?.['sessionInfo'], textOf(request.body, 'code')];
      if (typeof sessionInfo !== 'string' || !sessionInfo) return fail(reply, 'MISSING_SESSION_INFO');
      if (!code) return fail(reply, 'MISSING_CODE');
      const outcome = codes.finish(sessionInfo, code);
      if ('problem' in outcome) return fail(reply, outcome.problem);
      const { phoneNumber } = outcome;
      const token = await tokenFor(project, phoneNumber);
      return { ...token, phoneNumber, expiresIn: String(TOKEN_SECONDS), isNewUser: false };
    });
  });
}

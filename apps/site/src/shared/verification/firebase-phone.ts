import { ApiError } from '@croupier/contract/client.ts';

/** Google's identity service, or a compatible one. */
export type FirebaseSettings = { apiKey: string; identityUrl: string };

const TIMEOUT_MILLISECONDS = 20_000;

/** Google's error codes and ours. */
const CODES: Readonly<Record<string, string>> = {
  MISSING_PHONE_NUMBER: 'verification.phone_missing',
  INVALID_PHONE_NUMBER: 'verification.phone_invalid',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'verification.too_many_requests',
  QUOTA_EXCEEDED: 'verification.quota_exceeded',
  OPERATION_NOT_ALLOWED: 'verification.not_enabled',
  MISSING_CODE: 'verification.code_missing',
  INVALID_CODE: 'verification.code_invalid',
  INVALID_SESSION_INFO: 'verification.code_invalid',
  MISSING_SESSION_INFO: 'verification.code_missing',
  SESSION_EXPIRED: 'verification.code_expired',
  CODE_EXPIRED: 'verification.code_expired',
  CAPTCHA_CHECK_FAILED: 'verification.captcha_failed',
  INVALID_RECAPTCHA_TOKEN: 'verification.captcha_failed',
  MISSING_RECAPTCHA_TOKEN: 'verification.captcha_failed',
  POPUP_CLOSED_BY_USER: 'verification.popup_closed',
  UNAUTHORIZED_DOMAIN: 'verification.domain_refused',
  INVALID_CONTINUE_URI: 'verification.domain_refused',
  INVALID_APP_CREDENTIAL: 'verification.domain_refused',
  API_KEY_HTTP_REFERRER_BLOCKED: 'verification.domain_refused',
};

/** `TOO_MANY_ATTEMPTS_TRY_LATER : Too many …` → `verification.too_many_requests` */
export function verificationCodeOf(message: unknown): string {
  const word = typeof message === 'string' ? /^[A-Z_]+/.exec(message.trim())?.[0] : undefined;
  return (word && CODES[word]) ?? 'verification.unknown';
}

const refusal = (code: string, status: number, cause?: unknown): ApiError =>
  new ApiError({ code, message: code, value: null }, status, cause);

async function ask(
  settings: FirebaseSettings,
  method: string,
  body: object,
): Promise<Record<string, unknown>> {
  const url = `${settings.identityUrl}/v1/accounts:${method}?key=${encodeURIComponent(settings.apiKey)}`;
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal,
  }).catch((cause: unknown) => {
    throw refusal(signal.aborted ? 'network.timeout' : 'network.unreachable', 0, cause);
  });
  const answer = (await response.json().catch(() => ({}))) as {
    error?: { message?: unknown };
  } & Record<string, unknown>;
  if (!response.ok) throw refusal(verificationCodeOf(answer.error?.message), response.status);
  return answer;
}

/** Sends a code to a number such as `+66812345678`. Returns the session for `signInWithPhone`. @throws ApiError */
export async function sendPhoneCode(settings: FirebaseSettings, phoneNumber: string): Promise<string> {
  const { sessionInfo } = await ask(settings, 'sendVerificationCode', { phoneNumber });
  if (typeof sessionInfo !== 'string') throw refusal('verification.unknown', 0);
  return sessionInfo;
}

/** Exchanges the code for an ID token, which our server verifies. @throws ApiError */
export async function signInWithPhone(
  settings: FirebaseSettings,
  { sessionInfo, code }: { sessionInfo: string; code: string },
): Promise<string> {
  const { idToken } = await ask(settings, 'signInWithPhoneNumber', { sessionInfo, code });
  if (typeof idToken !== 'string') throw refusal('verification.unknown', 0);
  return idToken;
}

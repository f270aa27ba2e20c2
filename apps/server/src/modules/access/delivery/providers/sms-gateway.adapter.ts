import { appError, type ErrorDefinition } from '../../../../platform/http/errors.ts';
import type { Logger } from '../../../../platform/log.ts';
import { deliveryErrors } from '../delivery.errors.ts';

export type SmsGateway = { url: string; token: string; sender: string };

const TIMEOUT_MILLISECONDS = 5_000;

/** With these failures the request has not left this machine, so only they can be retried safely. */
const NOT_SENT: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const causeOf = (error: unknown): unknown => {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.name) : undefined;
};

const REFUSALS: Readonly<Record<number, ErrorDefinition>> = {
  401: deliveryErrors.notEnabled,
  402: deliveryErrors.quotaExceeded,
  404: deliveryErrors.notEnabled,
  422: deliveryErrors.phoneInvalid,
};

/** The gateway's balance URL, a sibling of its URL for messages: `https://sms.example/messages` → `…/balance`. */
export function balanceUrl(url: string): string {
  const address = new URL(url);
  address.pathname = address.pathname.replace(/\/+$/, '').replace(/[^/]*$/, 'balance');
  return address.href;
}

/** Sends text messages over an HTTP gateway that takes JSON with a bearer token. */
export function createSmsGateway({
  log,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
}: {
  log: Logger;
  timeoutMilliseconds?: number;
}) {
  const call = async (url: string, request: RequestInit, signal: AbortSignal): Promise<number> => {
    const response = await fetch(url, { ...request, redirect: 'error', signal });
    await response.body?.cancel();
    return response.status;
  };

  /** @throws the errors in `deliveryErrors`, within one time-out */
  async function ask(merchantId: string, gateway: SmsGateway, url: string, request: RequestInit) {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${gateway.token}` };
    const status = await call(url, { ...request, headers }, signal)
      .catch((error: unknown) => {
        if (!NOT_SENT.has(causeOf(error))) throw error;
        return call(url, { ...request, headers }, signal);
      })
      .catch((error: unknown) => {
        // Only the name is logged: the error itself may quote the request.
        log.warn({ merchantId, reason: causeOf(error) }, 'the message gateway did not answer');
        throw appError(deliveryErrors.gatewayFailed);
      });
    if (status >= 200 && status < 300) return;
    log.warn({ merchantId, status }, 'the message gateway refused');
    const refusal = REFUSALS[status] ?? deliveryErrors.gatewayFailed;
    const fields =
      refusal === deliveryErrors.phoneInvalid ? [{ field: 'mobileNum', code: refusal.code }] : undefined;
    throw appError(refusal, fields ? { fields } : {});
  }

  return {
    send: (merchantId: string, gateway: SmsGateway, { to, text }: { to: string; text: string }) =>
      ask(merchantId, gateway, gateway.url, {
        method: 'POST',
        body: JSON.stringify({ to, text, sender: gateway.sender }),
      }),
    probe: (merchantId: string, gateway: SmsGateway) =>
      ask(merchantId, gateway, balanceUrl(gateway.url), { method: 'GET' }),
  };
}

export type SmsGatewayClient = ReturnType<typeof createSmsGateway>;

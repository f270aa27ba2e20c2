import { z } from 'zod';
import type { Logger } from '../../../../platform/log.ts';
import { EXTERNAL_TIMEOUT_MILLISECONDS } from '../captcha.config.ts';

export type ExternalService = { secret: string; verifyUrl: string };
export type ExternalVerdict = 'right' | 'wrong' | 'unavailable';
export type AskExternal = (
  service: ExternalService,
  answer: { token: string; ip: string },
) => Promise<ExternalVerdict>;

const verdict = z.object({ success: z.boolean() });

/** Asks a captcha service whether a token is valid, with the request that most services share. */
export const createExternal =
  (log?: Pick<Logger, 'warn'>): AskExternal =>
  async ({ secret, verifyUrl }, { token, ip }) => {
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: ip }),
        redirect: 'error',
        signal: AbortSignal.timeout(EXTERNAL_TIMEOUT_MILLISECONDS),
      });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return verdict.parse(await response.json()).success ? 'right' : 'wrong';
    } catch (error) {
      log?.warn({ err: error, host: new URL(verifyUrl).host }, 'the captcha service did not answer');
      return 'unavailable';
    }
  };

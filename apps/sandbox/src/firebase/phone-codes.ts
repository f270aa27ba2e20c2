import { randomBytes, randomInt } from 'node:crypto';

const CODE_MILLISECONDS = 5 * 60_000;
const MAX_TRIES = 10;
const MOST = 500;

type UnderWay = { phoneNumber: string; code: string; expiresAt: number; tries: number };

/** Google's error codes for invalid codes. */
export type CodeProblem = 'INVALID_CODE' | 'SESSION_EXPIRED' | 'INVALID_SESSION_INFO';

/** Unused codes. A code is valid once, for five minutes, and at most ten attempts. */
export function createPhoneCodes(now: () => number = Date.now) {
  const underWay = new Map<string, UnderWay>();
  const used = new Set<string>();
  const forget = (sessionInfo: string): void => {
    underWay.delete(sessionInfo);
    used.add(sessionInfo);
    const [oldest] = used;
    if (used.size > MOST && oldest) used.delete(oldest);
  };
  return {
    begin: (phoneNumber: string): { sessionInfo: string; code: string } => {
      const sessionInfo = randomBytes(32).toString('base64url');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      underWay.set(sessionInfo, { phoneNumber, code, expiresAt: now() + CODE_MILLISECONDS, tries: 0 });
      const [oldest] = underWay.keys();
      if (underWay.size > MOST && oldest) forget(oldest);
      return { sessionInfo, code };
    },
    finish: (sessionInfo: string, code: string): { phoneNumber: string } | { problem: CodeProblem } => {
      const begun = underWay.get(sessionInfo);
      if (!begun) return { problem: used.has(sessionInfo) ? 'SESSION_EXPIRED' : 'INVALID_SESSION_INFO' };
      begun.tries += 1;
      if (begun.expiresAt <= now() || begun.tries > MAX_TRIES) {
        forget(sessionInfo);
        return { problem: 'SESSION_EXPIRED' };
      }
      if (begun.code !== code) return { problem: 'INVALID_CODE' };
      forget(sessionInfo);
      return { phoneNumber: begun.phoneNumber };
    },
  };
}

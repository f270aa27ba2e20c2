import { generateSecret, generateURI, verifySync } from 'otplib';
import { TOTP } from './factors.config.ts';

export const newSecret = (): string => generateSecret();

/** The content of the QR code for an authenticator app. */
export const authenticatorUri = (input: { issuer: string; account: string; secret: string }): string =>
  generateURI({ issuer: input.issuer, label: input.account, secret: input.secret });

/** The time step of a code, at most one step from now; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: TOTP.stepSeconds });
  return result.valid ? Math.floor(epoch / TOTP.stepSeconds) + result.delta : undefined;
}

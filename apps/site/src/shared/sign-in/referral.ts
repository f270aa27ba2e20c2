const KEY = 'referralCode';
const MAX_LENGTH = 64;

/** Stores the referral code of a link until an account is opened. */
export function keepReferralCode(search: string): void {
  const code = new URLSearchParams(search).get(KEY)?.trim().slice(0, MAX_LENGTH);
  try {
    if (code) sessionStorage.setItem(KEY, code);
  } catch {
    // Without storage the code is available only while it is in the address.
  }
}

/** The referral code of this visit; undefined for none. */
export function referralCode(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return new URLSearchParams(location.search).get(KEY) ?? undefined;
  }
}

export function forgetReferralCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

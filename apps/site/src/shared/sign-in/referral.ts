const KEY = 'referralCode';
const LONGEST = 64;

/** Keeps the code of a link that led here until an account is opened. */
export function keepReferralCode(search: string): void {
  const code = new URLSearchParams(search).get(KEY)?.trim().slice(0, LONGEST);
  try {
    if (code) sessionStorage.setItem(KEY, code);
  } catch {
    // Without storage the code lasts as long as the address shows it.
  }
}

/** The code by which one came here; undefined for none. */
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

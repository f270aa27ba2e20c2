const NAME = 'remembered';
export const DAY_SECONDS = 24 * 60 * 60;

const write = (value: string, maxAgeSeconds: number): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${NAME}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=strict${secure}`;
};

/**
 * The user name that this device remembers for a day; empty for none. It fills in the field, and it hints at a device
 * token, which no script can read.
 */
export function rememberedName(): string {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  try {
    return decodeURIComponent(pair?.slice(NAME.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** Stores the user name for a day, or removes it. */
export const rememberName = (account: string | null): void =>
  account === null ? write('', 0) : write(encodeURIComponent(account), DAY_SECONDS);

const NAME = 'remembered';
export const A_DAY_SECONDS = 24 * 60 * 60;

const write = (value: string, maxAgeSeconds: number): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${NAME}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=strict${secure}`;
};

/**
 * The name of whoever asked to be remembered on this device, a day at most; empty for nobody. It fills the field in
 * and says that a device token may be there, which no script can read.
 */
export function rememberedName(): string {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  try {
    return decodeURIComponent(pair?.slice(NAME.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** Keeps the name for a day, or forgets it. Never the password. */
export const rememberName = (account: string | null): void =>
  account === null ? write('', 0) : write(encodeURIComponent(account), A_DAY_SECONDS);

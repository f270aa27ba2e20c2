import type { LanguageCode, Whitelabel } from '@croupier/contract/system.ts';

/** Ways to have the site on a phone. */
export const PLATFORMS = ['ios', 'android', 'lite'] as const;
export type Platform = (typeof PLATFORMS)[number];
/** What the visitor holds in hand. */
export type Device = 'ios' | 'android' | 'desktop';

/** In the query of the page, so that a code can lead to one platform. */
export const PLATFORM_PARAM = 'for';

export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  // An iPad says that it is a Mac, and no Mac is touched.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop';
}

/** Those that the merchant offers, the visitor's own first. */
export function offeredPlatforms(apps: Whitelabel['apps'], device: Device): Platform[] {
  const offered = PLATFORMS.filter((platform) => apps[platform]);
  const own = offered.filter((platform) => platform === device);
  return [...own, ...offered.filter((platform) => platform !== device)];
}

/** What the address asks for where it is offered, else the visitor's own or the first. */
export const chosenPlatform = (offered: readonly Platform[], asked: string | null): Platform | undefined =>
  offered.find((platform) => platform === asked) ?? offered[0];

export const profilePath = (language: LanguageCode): string => `/app/lite.mobileconfig?lang=${language}`;
export const APP_ICON = '/app/icon-192.png';

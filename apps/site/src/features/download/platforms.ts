import type { LanguageCode, Whitelabel } from '@croupier/contract/merchants/system.ts';

/** Installation platforms. */
export const PLATFORMS = ['ios', 'android', 'lite'] as const;
export type Platform = (typeof PLATFORMS)[number];
/** The visitor's device. */
export type Device = 'ios' | 'android' | 'desktop';

/** Query parameter, so that a QR code can link to one platform. */
export const PLATFORM_PARAM = 'for';

export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  // An iPad reports itself as a Mac, but Macs have no touch screen.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop';
}

/** Platforms the merchant offers, the visitor's own first. */
export function offeredPlatforms(apps: Whitelabel['apps'], device: Device): Platform[] {
  const offered = PLATFORMS.filter((platform) => apps[platform]);
  const own = offered.filter((platform) => platform === device);
  return [...own, ...offered.filter((platform) => platform !== device)];
}

/** The platform in the address if it is offered, otherwise the visitor's own or the first. */
export const chosenPlatform = (offered: readonly Platform[], asked: string | null): Platform | undefined =>
  offered.find((platform) => platform === asked) ?? offered[0];

export const profilePath = (language: LanguageCode): string => `/app/lite.mobileconfig?lang=${language}`;
export const APP_ICON = '/app/icon-192.png';

import { useTranslations } from 'use-intl';
import { deviceOf } from './device-of.ts';

/** `Chrome on Windows`, from a user agent. */
export function useDeviceName(): (userAgent: string) => string {
  const t = useTranslations('member.sessions');
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (!browser && !system) return t('unknownDevice');
    if (!system) return browser ?? '';
    return t('device', { browser: browser ?? t('unknownBrowser'), system });
  };
}

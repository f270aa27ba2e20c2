import type { LanguageCode, Whitelabel } from '@croupier/contract/merchants/system.ts';
import { build } from 'plist';
import { v5 } from 'uuid';
import { appText } from './text.ts';

/** Namespace of the profile ids, so that a second download replaces the first. */
const NAMESPACE = '5d2a1c0e-6f0b-4a53-9f0c-8c1f6a7f3b21';

export type ProfileRequest = {
  brand: Pick<Whitelabel, 'merchantCode' | 'name'>;
  language: LanguageCode;
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  icon: Uint8Array;
};

/** `lotus.example:8080` → `example.lotus`, as Apple's identifiers are written. */
const reversed = (origin: string): string => new URL(origin).hostname.split('.').toReversed().join('.');

/**
 * Apple's configuration profile with a web clip: an icon on the home screen of an iPhone, and nothing else. It is not
 * signed, and the phone says so.
 */
export function appProfile({ brand, language, origin, icon }: ProfileRequest): string {
  const t = appText(language);
  const { merchantCode, name } = brand;
  const identifier = `${reversed(origin)}.${merchantCode}`;
  return build({
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: v5(merchantCode, NAMESPACE).toUpperCase(),
    PayloadDisplayName: name,
    PayloadDescription: t('profileDescription', { name }),
    PayloadOrganization: name,
    PayloadRemovalDisallowed: false,
    PayloadContent: [
      {
        PayloadType: 'com.apple.webClip.managed',
        PayloadVersion: 1,
        PayloadIdentifier: `${identifier}.webclip`,
        PayloadUUID: v5(`${merchantCode}/webclip`, NAMESPACE).toUpperCase(),
        PayloadDisplayName: name,
        PayloadDescription: t('profileDescription', { name }),
        Label: name,
        URL: `${origin}/?from=lite`,
        Icon: icon,
        Precomposed: true,
        FullScreen: true,
        IgnoreManifestScope: true,
        IsRemovable: true,
      },
    ],
  });
}

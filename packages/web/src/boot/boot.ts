import { BOOT_ELEMENT_ID, type BootData } from '@croupier/contract/boot.ts';

/**
 * What the server wrote into the page. Not validated again: it comes from our own server with the page itself, and
 * the schemas would weigh more than everything else in the first script.
 * @throws when the page was not served by the server
 */
export function readBoot(page: Document): BootData {
  const text = page.querySelector(`#${BOOT_ELEMENT_ID}`)?.textContent;
  if (!text) throw new Error('the page came without its boot data');
  return JSON.parse(text) as BootData;
}

/** Scripts that add style elements (the scroll lock of dialogs) need the page's nonce to be let through by its policy. */
export function shareNonce(page: Document): void {
  const nonce = page.querySelector<HTMLScriptElement>(`#${BOOT_ELEMENT_ID}`)?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}

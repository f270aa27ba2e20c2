import { BOOT_ELEMENT_ID, type BootData } from '@croupier/contract/boot.ts';

/**
 * The boot data in the page. It is not validated: it comes from our own server with the page, and the schemas would be
 * larger than everything else in the first script.
 * @throws when the page was not served by the server
 */
export function readBoot(page: Document): BootData {
  const text = page.querySelector(`#${BOOT_ELEMENT_ID}`)?.textContent;
  if (!text) throw new Error('the page came without its boot data');
  return JSON.parse(text) as BootData;
}

/** Scripts that add style elements, such as the scroll lock of dialogs, need the nonce of the page's policy. */
export function shareNonce(page: Document): void {
  const nonce = page.querySelector<HTMLScriptElement>(`#${BOOT_ELEMENT_ID}`)?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}

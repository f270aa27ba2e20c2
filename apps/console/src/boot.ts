import { BOOT_ELEMENT_ID } from '@croupier/contract/boot.ts';
import type { ConsoleBoot } from '@croupier/contract/console-boot.ts';

/**
 * The boot data in the page. It is trusted like the page itself.
 * @throws when the page was not served by the server
 */
export function readConsoleBoot(page: Document): ConsoleBoot {
  const text = page.querySelector(`#${BOOT_ELEMENT_ID}`)?.textContent;
  if (!text) throw new Error('the page came without its boot data');
  const boot: ConsoleBoot = JSON.parse(text);
  return boot;
}

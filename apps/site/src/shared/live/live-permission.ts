import type { Permission } from '@croupier/contract/merchants/system.ts';
import { createStore } from '@croupier/web/browser/store.ts';
import { currentLanguage } from '@croupier/web/preferences/language.ts';
import { call } from '../api/call.ts';

/** The server's last permission for this visitor; null while that of the boot data is current. */
export const livePermission = createStore<Permission | null>(null);

let asking: { language: string; answer: Promise<void> } | undefined;

async function ask(): Promise<void> {
  const language = currentLanguage();
  const permission = await call('system.status');
  // The notice is in the language of the call.
  if (language !== currentLanguage()) return;
  if (JSON.stringify(permission) !== JSON.stringify(livePermission.get())) livePermission.set(permission);
}

/** Asks whether the site is open. Calls at the same time share one request. @throws ApiError */
export function refreshPermission(language = currentLanguage()): Promise<void> {
  if (asking?.language === language) return asking.answer;
  const answer = ask().finally(() => {
    if (asking?.answer === answer) asking = undefined;
  });
  asking = { language, answer };
  return answer;
}

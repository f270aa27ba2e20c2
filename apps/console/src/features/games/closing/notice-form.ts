import type { GameNotice } from '@croupier/contract/games/game-control.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { sitesQuery } from '../games.queries.ts';

/**
 * The languages in which a notice is written: the site's first one, and English, which players with any other
 * language see.
 */
export function useNoticeLanguages(merchantCode: string): LanguageCode[] {
  const { may } = usePermissions();
  const { data } = useQuery({ ...sitesQuery, enabled: may('sites.view', merchantCode) });
  const first = data?.find((site) => site.merchantCode === merchantCode)?.languages[0] ?? 'EN';
  return [...new Set<LanguageCode>([first, 'EN'])];
}

/** A notice as a form has it: every language with a text. */
export const noticeFields = (
  notice: GameNotice,
  languages: readonly LanguageCode[],
): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, notice[language] ?? '']));

/** Empty texts are left out; languages that the form doesn't show are kept. */
export function noticeOf(
  fields: Readonly<Record<string, string | undefined>>,
  before: GameNotice,
): GameNotice {
  const texts = Object.entries({ ...before, ...fields }).map(([language, text]) => [
    language,
    text?.trim() ?? '',
  ]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

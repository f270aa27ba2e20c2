import { randomBytes } from 'node:crypto';
import type { ContrastPair, Look, ThemeState } from '@croupier/contract/merchants/settings.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { merchantErrors } from '../merchants.errors.ts';
import { lockSettings } from '../merchants.queries.ts';
import { readSettings } from '../merchants.settings.ts';
import { changeWithin, type ChangeDeps, type Operator } from '../settings/recorded-change.usecases.ts';
import { PREVIEW_MILLISECONDS, previewToken } from './preview-token.usecases.ts';
import {
  deleteDraft,
  findDraft,
  findVersion,
  insertVersion,
  listVersions,
  newestVersion,
  putDraft,
} from './theme.queries.ts';
import { lookOf, lowestContrast, readLook, unreadablePairs, withLook } from './theme.rules.ts';

type Deps = ChangeDeps & {
  clock: Clock;
  /** For tests: the derived colours of every allowed theme are readable. */
  unreadable?: (look: Look) => ContrastPair[];
};

const idOf = ({ account }: Operator): string | null => (account.kind === 'operator' ? account.id : null);

/** @throws `merchants.theme_contrast` naming the pairs */
function checkContrast({ unreadable = unreadablePairs }: Deps, look: Look): void {
  const pairs = unreadable(look);
  if (pairs.length === 0) return;
  throw appError(merchantErrors.themeContrast, {
    fields: pairs.map(({ scheme, text, ground, ratio }) => ({
      field: 'theme',
      code: 'merchants.contrast_pair',
      params: { scheme, text, ground, ratio },
    })),
    value: { pairs },
  });
}

/** @throws `merchants.not_found` */
async function lockMerchant(tx: Tx, merchantId: string): Promise<Look> {
  const stored = await lockSettings(tx, merchantId);
  if (stored === undefined) throw appError(merchantErrors.notFound);
  return lookOf(readSettings(stored));
}

async function stateOf({ db, byId }: Deps, merchantId: string): Promise<ThemeState> {
  const published = lookOf((await byId(merchantId)).settings);
  const [draft, versions] = await Promise.all([findDraft(db, merchantId), listVersions(db, merchantId)]);
  const edited = draft && { ...draft, look: readLook(draft.look) };
  return {
    published,
    version: versions[0]?.number ?? 0,
    draft: edited
      ? { id: edited.id, look: edited.look, editedBy: edited.editedBy, editedAt: edited.editedAt }
      : null,
    contrast: lowestContrast(edited?.look ?? published),
    versions: versions.map((version) => ({ ...version, look: readLook(version.look) })),
  };
}

/** Publishes a look as the next version. The first time, the previous look is kept as version 1. */
async function publish(
  deps: Deps,
  merchantId: string,
  operator: Operator,
  { action, choose }: { action: string; choose: (tx: Tx) => Promise<Look> },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await lockMerchant(tx, merchantId);
    const look = await choose(tx);
    checkContrast(deps, look);
    const newest = await newestVersion(tx, merchantId);
    const at = deps.clock.now();
    const row = { merchantId, at };
    if (newest === 0)
      await insertVersion(tx, { ...row, number: 1, look: JSON.stringify(before), publishedBy: null });
    const number = Math.max(newest, 1) + 1;
    await insertVersion(tx, { ...row, number, look: JSON.stringify(look), publishedBy: idOf(operator) });
    await changeWithin(tx, deps, merchantId, operator, {
      action,
      to: (settings) => withLook(settings, look),
      recorded: lookOf,
      beside: async () => ({ before: { version: newest }, after: { version: number } }),
    });
  });
  deps.refresh();
}

/** A theme is edited as a draft, previewed on the real site, published, and taken back by publishing a version again. */
export function createThemeUsecases(deps: Deps) {
  const { db, clock, byId } = deps;
  return {
    /** @throws `merchants.not_found` */
    read: (merchantId: string): Promise<ThemeState> => stateOf(deps, merchantId),

    /** @throws `merchants.not_found` */
    saveDraft: async (merchantId: string, look: Look, operator: Operator): Promise<ThemeState> => {
      await byId(merchantId);
      await db.transaction().execute((tx) =>
        putDraft(tx, {
          merchantId,
          id: newId(),
          look: JSON.stringify(look),
          previewKey: randomBytes(32).toString('hex'),
          editedBy: idOf(operator),
          at: clock.now(),
        }),
      );
      return stateOf(deps, merchantId);
    },

    /** @throws `merchants.not_found` */
    discardDraft: async (merchantId: string): Promise<ThemeState> => {
      await byId(merchantId);
      await db.transaction().execute((tx) => deleteDraft(tx, merchantId));
      return stateOf(deps, merchantId);
    },

    /** @throws `merchants.not_found`, `merchants.draft_missing` */
    preview: async (merchantId: string, origin: string): Promise<{ token: string; expiresAt: Date }> => {
      await byId(merchantId);
      const draft = await findDraft(db, merchantId);
      if (!draft) throw appError(merchantErrors.draftMissing);
      const expiresAt = new Date(clock.now().getTime() + PREVIEW_MILLISECONDS);
      const claims = { merchantId, draftId: draft.id, origin, expiresAt: expiresAt.getTime() };
      return { token: previewToken(draft.previewKey, claims), expiresAt };
    },

    /** @throws `merchants.not_found`, `merchants.draft_missing`, `merchants.theme_contrast` */
    publish: async (merchantId: string, draftId: string, operator: Operator): Promise<ThemeState> => {
      await publish(deps, merchantId, operator, {
        action: 'theme.published',
        choose: async (tx) => {
          const draft = await findDraft(tx, merchantId);
          // Somebody else has saved another draft meanwhile: nobody publishes what they have not seen.
          if (draft?.id !== draftId) throw appError(merchantErrors.draftMissing);
          await deleteDraft(tx, merchantId);
          return readLook(draft.look);
        },
      });
      return stateOf(deps, merchantId);
    },

    /** @throws `merchants.not_found`, `merchants.version_not_found`, `merchants.theme_contrast` */
    restore: async (merchantId: string, number: number, operator: Operator): Promise<ThemeState> => {
      await publish(deps, merchantId, operator, {
        action: 'theme.restored',
        choose: async (tx) => {
          const stored = await findVersion(tx, { merchantId, number });
          if (stored === undefined) throw appError(merchantErrors.versionNotFound);
          return readLook(stored);
        },
      });
      return stateOf(deps, merchantId);
    },
  };
}

export type ThemeUsecases = ReturnType<typeof createThemeUsecases>;

import type { Look } from '@croupier/contract/merchants/settings.ts';
import type { MerchantSettingsView, ThemeState } from '@croupier/contract/merchants/settings.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorTexts } from '@croupier/web/client/use-error-text.ts';
import { Cancelled } from '@croupier/web/client/cancelled.ts';
import { ApiError } from '@croupier/contract/client.ts';
import { useConfirmed } from '@croupier/web/security/use-confirmed.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { themeQuery } from '../merchants.queries.ts';
import { isSame } from '../settings/settings-form.ts';
import { ContrastList } from './ContrastList.tsx';
import { ThemeFields } from './ThemeFields.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import { ThemeVersions } from './ThemeVersions.tsx';

type EditorProps = { settings: MerchantSettingsView; state: ThemeState };

/** Acts on the theme: each returns its new state. */
function useThemeAct(merchantCode: string) {
  const t = useTranslations('console.theme');
  const queryClient = useQueryClient();
  const toast = useToast();
  const { errorText } = useErrorTexts();
  const { confirmed, confirmDialog } = useConfirmed();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act }: { act: () => Promise<ThemeState>; done?: string }) => confirmed(act),
    onSuccess: (state, { done }) => {
      queryClient.setQueryData(themeQuery(merchantCode).queryKey, state);
      if (done) {
        toast.show({ tone: 'win', title: done });
        void queryClient.invalidateQueries({ queryKey: ['permissions.mine'] });
      }
    },
    onError: (error) => {
      if (error instanceof Cancelled) return;
      const pairs = error instanceof ApiError ? error.fields.map(({ message }) => message) : [];
      toast.show({ tone: 'lose', title: errorText(error), text: pairs.join(' ') });
    },
  });
  return { run: mutate, isPending, confirmDialog, t };
}

function ThemeEditor({ settings, state }: EditorProps) {
  const { merchantCode } = settings;
  const params = { merchantCode };
  const mayManage = usePermissions().may('theme.manage', merchantCode);
  const { run, isPending, confirmDialog, t } = useThemeAct(merchantCode);
  const saved = state.draft?.look ?? state.published;
  const [look, setLook] = useState<Look>(saved);
  const { draft } = state;
  const isEdited = !isSame(look, saved);
  return (
    <div className="grid gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]">
      <fieldset disabled={!mayManage || isPending} className="grid min-w-0 content-start gap-5">
        <ThemeFields look={look} onChange={setLook} />
        <ContrastList pairs={state.contrast} />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            disabled={!isEdited}
            onClick={() => run({ act: () => call('merchants.saveThemeDraft', { params, body: look }) })}
          >
            {t('preview')}
          </Button>
          <Button
            disabled={!draft || isEdited}
            onClick={() =>
              draft &&
              run({
                act: () => call('merchants.publishTheme', { params, body: { draftId: draft.id } }),
                done: t('published'),
              })
            }
          >
            {t('publish')}
          </Button>
          <Button
            variant="ghost"
            disabled={!draft && !isEdited}
            onClick={() => {
              setLook(state.published);
              if (draft) run({ act: () => call('merchants.discardThemeDraft', { params }) });
            }}
          >
            {t('discard')}
          </Button>
        </div>
        <ThemeVersions
          state={state}
          onRestore={(number) => {
            const version = state.versions.find((candidate) => candidate.number === number);
            run({
              act: async () => {
                const restored = await call('merchants.restoreTheme', { params, body: { number } });
                if (version && !draft) setLook(version.look);
                return restored;
              },
              done: t('restored', { number: `${number}` }),
            });
          }}
        />
      </fieldset>
      <ThemePreview settings={settings} draftId={draft?.id} />
      {confirmDialog}
    </div>
  );
}

/** The theme of a site: edited as a draft, previewed on the real site, published and taken back. */
export function ThemeTab({ settings }: { settings: MerchantSettingsView }) {
  const theme = useQuery(themeQuery(settings.merchantCode));
  if (theme.isLoadingError) return <QueryProblem query={theme} />;
  if (!theme.data) return <Skeleton className="h-120 rounded-card" />;
  return <ThemeEditor settings={settings} state={theme.data} />;
}

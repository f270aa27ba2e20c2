import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Table } from '@croupier/ui/data/Table.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { Cancelled } from '@croupier/web/client/cancelled.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useConfirmed } from '@croupier/web/security/use-confirmed.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import type { Balances } from './reports.queries.ts';

type AuditCardProps = { merchant: { merchantCode: string; name: string }; balances: Balances };

const MILLISECONDS = 1000;

/** An act without a form: tells how it went, and reads again what it may have changed. */
function useAct(run: () => Promise<unknown>, done: string) {
  const toast = useToast();
  const errorText = useErrorText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => toast.show({ tone: 'win', title: done }),
    onError: (error) => {
      if (!(error instanceof Cancelled)) toast.show({ tone: 'lose', title: errorText(error) });
    },
    onSettled: () =>
      queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('reports.') }),
  });
}

function RebuildButton({ merchantCode, name }: { merchantCode: string; name: string }) {
  const t = useTranslations();
  const [asking, setAsking] = useState(false);
  const { confirmed, confirmDialog } = useConfirmed();
  const rebuild = useAct(
    () => confirmed(() => call('reports.rebuild', { params: { merchantCode } })),
    t('console.reports.rebuilt'),
  );
  return (
    <>
      <Button size="sm" variant="ghost" loading={rebuild.isPending} onClick={() => setAsking(true)}>
        {t('console.reports.rebuild')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('console.reports.rebuildTitle', { name })}
        text={t('console.reports.rebuildText')}
        confirmLabel={t('console.reports.rebuild')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => {
          setAsking(false);
          rebuild.mutate();
        }}
      />
      {confirmDialog}
    </>
  );
}

/** The last audit of the ledger with its findings, and the buttons to request one and to rebuild figures. */
export function AuditCard({ merchant, balances }: AuditCardProps) {
  const t = useTranslations('console.reports');
  const format = useConsoleFormat();
  const { may } = usePermissions();
  const { merchantCode, name } = merchant;
  const { audit, isAuditing, at } = balances;
  const request = useAct(
    () => call('reports.requestAudit', { params: { merchantCode } }),
    t('auditRequested'),
  );
  return (
    <section aria-label={t('audit')} className="grid min-w-0 gap-3">
      <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg">{t('audit')}</h2>
          <p className="mt-0.5 text-sm text-muted">
            {audit
              ? t('audited', {
                  when: format.relative(audit.at, at),
                  seconds: format.number(audit.durationMilliseconds / MILLISECONDS, 1),
                })
              : t('neverAudited')}
          </p>
        </div>
        {audit && (
          <Badge tone={audit.count === 0 ? 'win' : 'lose'}>
            {audit.count === 0 ? t('auditClean') : t('auditFound', { count: audit.count })}
          </Badge>
        )}
        <div className="flex flex-wrap gap-2">
          {may('reports.audit', merchantCode) && (
            <Button
              size="sm"
              loading={request.isPending}
              disabled={isAuditing}
              onClick={() => request.mutate()}
            >
              {t(isAuditing ? 'auditing' : 'auditNow')}
            </Button>
          )}
          {may('reports.rebuild', merchantCode) && <RebuildButton {...{ merchantCode, name }} />}
        </div>
      </Card>
      {audit && audit.findings.length > 0 && (
        <Table
          caption={t('auditFound', { count: audit.count })}
          rows={audit.findings}
          rowKey={({ rule, subject, detail }) => `${rule} ${subject} ${detail}`}
          columns={[
            { key: 'rule', header: t('rule'), card: 'title', cell: ({ rule }) => rule },
            { key: 'subject', header: t('subject'), cell: ({ subject }) => subject },
            { key: 'detail', header: t('detail'), cell: ({ detail }) => detail },
          ]}
        />
      )}
    </section>
  );
}

import type { CaseFile } from '@croupier/contract/risk/cases.ts';
import { CASE_CHECKS, type CaseCheck } from '@croupier/contract/risk/risk-states.ts';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { caseQuery } from '../risk.queries.ts';

/** What has to be checked before the case can be closed; each tick is saved at once. */
export function Checklist({ file }: { file: CaseFile }) {
  const t = useTranslations('console.risk');
  const client = useQueryClient();
  const { may } = usePermissions();
  const { merchantCode, id, checks, state } = file;
  const saving = useMutation({
    mutationFn: (ticked: CaseCheck[]) =>
      call('cases.check', { params: { merchantCode, id }, body: { checks: ticked } }),
    onSuccess: (changed) => client.setQueryData(caseQuery({ merchantCode, id }).queryKey, changed),
  });
  const ticked = saving.isPending ? saving.variables : checks;
  const isFixed = state === 'closed' || saving.isPending || !may('cases.decide', merchantCode);
  return (
    <div className="grid gap-2 rounded-card border border-line bg-panel p-4 shadow-raised">
      {CASE_CHECKS.map((check) => (
        <Checkbox
          key={check}
          label={t(`check.${check}`)}
          checked={ticked.includes(check)}
          disabled={isFixed}
          onChange={({ target }) =>
            saving.mutate(target.checked ? [...checks, check] : checks.filter((each) => each !== check))
          }
        />
      ))}
      <FormError error={saving.error} />
    </div>
  );
}

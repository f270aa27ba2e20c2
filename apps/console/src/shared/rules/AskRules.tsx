import type { ChangeLine, RequestResult } from '@croupier/contract/access/approvals.ts';
import type { Permission } from '@croupier/contract/access/permissions.ts';
import type { QueryKey } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../act/ActButton.tsx';
import { ActDialog } from '../act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../act/use-act-form.ts';
import { ChangeLines } from '../permissions/ChangeLines.tsx';

export type AskRulesProps = {
  /** To ask and to decide. */
  permission: Permission;
  merchantCode: string;
  title: string;
  /** What differs from the rules of now. */
  lines: readonly ChangeLine[];
  /** Some of what was typed can't be. */
  isWrong: boolean;
  ask: (reason: string) => Promise<RequestResult>;
  invalidates: readonly QueryKey[];
};

/** Asks a second person, showing what would change. */
function Dialog({
  title,
  lines,
  ask,
  permission,
  invalidates,
  onClose,
}: AskRulesProps & { onClose: () => void }) {
  const t = useTranslations('console.rules');
  const form = useActForm<ActFields, RequestResult>({
    initial: ACT_FIELDS,
    save: ({ reason }) => ask(reason),
    invalidates: [...invalidates],
    doneText: t('done'),
    deciders: permission,
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<Scale />}
      title={title}
      description={t('askText')}
      submitLabel={t('ask')}
      onClose={onClose}
    >
      <ChangeLines lines={lines} />
    </ActDialog>
  );
}

/** The button below the rules of a merchant, which asks a second person to change them. */
export function AskRules(props: AskRulesProps) {
  const { permission, merchantCode, lines, isWrong } = props;
  const t = useTranslations('console.rules');
  const [isAsking, setAsking] = useState(false);
  const unchanged = lines.length === 0 ? t('nothingChanged') : undefined;
  return (
    <div className="mt-6 flex justify-end">
      <ActButton
        {...{ permission, merchantCode }}
        variant="primary"
        size="md"
        icon={<Scale aria-hidden />}
        blocked={isWrong ? t('wrong') : unchanged}
        label={t('ask')}
        onPress={() => setAsking(true)}
      />
      {isAsking && <Dialog {...props} onClose={() => setAsking(false)} />}
    </div>
  );
}

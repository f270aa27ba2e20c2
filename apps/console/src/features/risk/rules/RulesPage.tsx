import type { RiskSettings } from '@croupier/contract/risk/risk-settings.ts';
import { FLAG_KINDS } from '@croupier/contract/risk/risk-states.ts';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { MerchantSelect } from '../../../shared/permissions/MerchantSelect.tsx';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { rulesQuery } from '../risk.queries.ts';
import { RiskNav } from '../RiskNav.tsx';
import { ChangeRulesDialog } from './ChangeRulesDialog.tsx';
import { RuleCard } from './RuleCard.tsx';

const isSame = (one: RiskSettings, other: RiskSettings): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function Rules({ merchantCode, stored }: { merchantCode: string; stored: RiskSettings }) {
  const t = useTranslations('console.risk');
  const [settings, setSettings] = useState(stored);
  const [isAsking, setAsking] = useState(false);
  const wallets = settings.listedWallets.join('\n');
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 lg:grid-cols-2">
        {FLAG_KINDS.map((kind) => (
          <RuleCard
            key={kind}
            kind={kind}
            rules={settings.rules}
            onChange={(rules) => setSettings({ ...settings, rules })}
          />
        ))}
      </div>
      <TextArea
        label={t('wallets')}
        hint={t('walletsHint')}
        value={wallets}
        onChange={({ target }) =>
          setSettings({ ...settings, listedWallets: target.value === '' ? [] : target.value.split('\n') })
        }
      />
      <div className="flex justify-end">
        <ActButton
          permission="risk.manage"
          merchantCode={merchantCode}
          variant="primary"
          size="md"
          icon={<Scale aria-hidden />}
          blocked={isSame(settings, stored) ? t('nothingChanged') : undefined}
          label={t('askChange')}
          onPress={() => setAsking(true)}
        />
      </div>
      {isAsking && (
        <ChangeRulesDialog
          merchantCode={merchantCode}
          settings={{
            ...settings,
            listedWallets: settings.listedWallets.map((wallet) => wallet.trim()).filter(Boolean),
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** The rules that raise flags at a merchant. */
export function RulesPage() {
  const t = useTranslations('console.risk');
  useTitle(t('pages.rules'));
  const merchant = useOneMerchant('cases.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const query = useQuery({ ...rulesQuery(merchantCode), enabled: merchantCode !== '' });
  return (
    <>
      <RiskNav />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{t('pages.rules')}</h1>
          <p className="mt-2 max-w-prose text-muted">{t('rulesText')}</p>
        </div>
        <MerchantSelect merchants={merchant.allowed} value={merchantCode} onChange={merchant.choose} />
      </div>
      {query.isPending && <Skeleton className="h-120 rounded-card" />}
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.data && <Rules key={merchantCode} merchantCode={merchantCode} stored={query.data} />}
    </>
  );
}

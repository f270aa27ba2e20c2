import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import type { Message } from '@croupier/contract/engagement/messages.ts';
import { parseMoney } from '@croupier/contract/money.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { wordsKey } from './inbox.ts';

const CONTRACTS = ['dividend', 'daily', 'hourly', 'realtime'] as const satisfies readonly ContractKind[];
const isContract = (kind: string | undefined): kind is ContractKind =>
  CONTRACTS.some((known) => known === kind);

/** The text of a message: translated for events, the operator's HTML for notices. */
export function useMessageText(): (message: Message) => { title: string; text?: string; html?: string } {
  const t = useTranslations('messages');
  const format = useFormat();
  const merchant = useMerchant();
  return ({ kind, params, title, content }) => {
    const key = wordsKey(kind, params);
    if (key === 'notice') return { title: title || t('notice'), html: content ?? '' };
    const minor = parseMoney(params['amount'] ?? '');
    const { currency = merchant.currency } = params;
    const values = {
      name: merchant.name,
      amount: minor === undefined ? '–' : format.amount(minor, { currency }),
      contract: isContract(params['contract']) ? t(`contract.${params['contract']}`) : '',
      shippingNo: params['shippingNo'] || '–',
      remark: params['remark'] ?? '',
      promotion: params['promotion'] ?? '',
      hasUntil: params['until'] ? 'yes' : 'no',
      xp: params['xp'] ?? '',
      until: params['until'] ? format.instant(new Date(params['until']), 'date') : '',
    };
    return { title: t(`kind.${key}.title`, values), text: t(`kind.${key}.text`, values) };
  };
}

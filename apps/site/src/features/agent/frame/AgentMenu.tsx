import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import { useTranslations } from 'use-intl';
import { CONTRACT_PATHS } from '../../../paths.ts';
import { agentGroups, securityItem } from './agent-items.ts';
import { AgentLink } from './AgentLink.tsx';
import { useContractKinds } from './use-contract-kinds.ts';

const kindOf = (path: string): ContractKind | undefined =>
  (Object.keys(CONTRACT_PATHS) as ContractKind[]).find((kind) => CONTRACT_PATHS[kind] === path);

/** All pages of the back-office by subject. */
export function AgentMenu({ onFollow }: { onFollow?: () => void }) {
  const t = useTranslations();
  const { kinds, waiting } = useContractKinds();
  const countOf = (path: string): number => {
    const kind = kindOf(path);
    return (kind && waiting.get(kind)) ?? 0;
  };
  return (
    <nav aria-label={t('agent.menuTitle')} className="grid gap-5">
      {agentGroups(kinds).map(({ title, items }) => (
        <section key={title}>
          <h2 className="px-3 pb-1.5 text-2xs font-semibold tracking-wide text-subtle uppercase">
            {t(title)}
          </h2>
          <ul className="grid gap-0.5">
            {items.map((item) => (
              <li key={item.path}>
                <AgentLink {...{ item, onFollow }} count={countOf(item.path)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="border-t border-line pt-3">
        <AgentLink item={securityItem} onFollow={onFollow} />
      </div>
    </nav>
  );
}

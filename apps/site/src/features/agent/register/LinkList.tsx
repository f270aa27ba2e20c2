import type { AgentLink } from '@croupier/contract/agents/network.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link2, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkCard } from './LinkCard.tsx';
import { linksQuery } from './register.queries.ts';

const STATES = ['all', 'open', 'closed'] as const;
type State = (typeof STATES)[number];

const matching = (links: readonly AgentLink[], state: State, text: string): AgentLink[] =>
  links.filter(
    (link) =>
      (state === 'all' || link.state === state) &&
      `${link.label} ${link.code}`.toLowerCase().includes(text.trim().toLowerCase()),
  );

/** All registration links with what came of them. */
export function LinkList({ onNew }: { onNew: () => void }) {
  const t = useTranslations('agent.register');
  const query = useQuery(linksQuery);
  const [state, setState] = useState<State>('all');
  const [text, setText] = useState('');
  const { data: links } = query;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  if (!links) return <Skeleton className="h-96 rounded-card" />;
  if (links.length === 0)
    return (
      <Card padding="none">
        <EmptyState
          icon={<Link2 />}
          title={t('noLinks')}
          text={t('noLinksText')}
          action={
            <Button variant="primary" onClick={onNew}>
              {t('newLink')}
            </Button>
          }
        />
      </Card>
    );
  const shown = matching(links, state, text);
  return (
    <section aria-label={t('links')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {STATES.map((each) => (
          <Chip
            key={each}
            selected={each === state}
            count={matching(links, each, '').length}
            onClick={() => setState(each)}
          >
            {t(`state.${each}`)}
          </Chip>
        ))}
        <TextField
          className="min-w-40 flex-1 sm:max-w-64"
          label={t('find')}
          labelHidden
          placeholder={t('find')}
          prefix={<Search aria-hidden />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {shown.length === 0 && <p className="py-8 text-center text-sm text-subtle">{t('nothingFound')}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {shown.map((link) => (
          <LinkCard key={link.code} link={link} />
        ))}
      </ul>
    </section>
  );
}

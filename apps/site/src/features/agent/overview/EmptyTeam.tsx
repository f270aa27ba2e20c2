import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { UserRoundPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';

/** The way to the first member of a team. */
export function EmptyTeam() {
  const t = useTranslations('agent');
  return (
    <Card tone="lit" padding="none">
      <EmptyState
        className="py-8!"
        icon={<UserRoundPlus />}
        title={t('emptyTeam')}
        text={t('emptyTeamText')}
        action={
          <Link to={paths.registerCenter()} className={buttonClass({ variant: 'primary' })}>
            {t('menu.register')}
          </Link>
        }
      />
    </Card>
  );
}

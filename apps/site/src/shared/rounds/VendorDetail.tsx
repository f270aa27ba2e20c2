import { useTranslations } from 'use-intl';
import { GameFacts } from './GameFacts.tsx';

/** What a vendor says about a round: its selections, results, legs. The names are the vendor’s own. */
export function VendorDetail({ detail }: { detail: Readonly<Record<string, unknown>> }) {
  const t = useTranslations('play.round');
  return <GameFacts title={t('details')} facts={detail} />;
}

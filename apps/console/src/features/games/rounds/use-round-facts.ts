import type { RoundRecord } from '@croupier/contract/games/round-control.ts';
import { useTranslations } from 'use-intl';
import type { Fact } from '../../../shared/detail/FactList.tsx';
import { paths } from '../../../paths.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { recordedFields } from './round-words.ts';

/** Who played what, when, and for how much. */
export function useRoundFacts({ round, member }: RoundRecord): Fact[] {
  const t = useTranslations('console.games');
  const format = useConsoleFormat();
  const { may } = usePermissions();
  const amount = (minor: bigint): string => format.amount(minor, round.currency);
  return [
    {
      label: t('member'),
      value: member.account || member.id,
      to: may('members.view', round.merchantCode) ? paths.member(round.merchantCode, member.id) : undefined,
    },
    { label: t('game'), value: round.gameName, note: round.vendor },
    { label: t('stake'), value: amount(round.stake) },
    { label: t('round.payout'), value: amount(round.payout) },
    { label: t('round.validBet'), value: amount(round.validBet) },
    { label: t('round.opened'), value: format.instant(round.openedAt) },
    { label: t('round.settled'), value: round.settledAt ? format.instant(round.settledAt) : '—' },
    ...(round.reference ? [{ label: t('round.reference'), value: round.reference }] : []),
    ...(round.rulesVersion ? [{ label: t('round.rules'), value: round.rulesVersion }] : []),
  ];
}

/** The game's own record of bet and result. */
export const useResultFacts = ({ round }: RoundRecord): Fact[] =>
  recordedFields(round.detail).map(([label, value]) => ({ label, value }));

/** What the jackpot got from the round, and paid to it. */
export function useJackpotFacts({ round, jackpot }: RoundRecord): Fact[] {
  const t = useTranslations('console.games.round');
  const format = useConsoleFormat();
  if (!jackpot) return [];
  const amount = (minor: bigint): string => format.amount(minor, round.currency);
  const optional: Array<[string, bigint | null]> = [
    [t('jackpotWon'), jackpot.won],
    [t('jackpotReturned'), jackpot.returned],
    [t('jackpotTakenBack'), jackpot.takenBack],
  ];
  return [
    { label: t('jackpotContribution'), value: amount(jackpot.contribution) },
    ...optional.flatMap(([label, minor]) => (minor === null ? [] : [{ label, value: amount(minor) }])),
  ];
}

/** The seeds, and whether the recorded result follows from them. */
export function useProofFacts({ proof, replayMatches }: RoundRecord): Fact[] {
  const t = useTranslations('console.games.round');
  if (!proof) return [];
  return [
    ...(replayMatches === null
      ? []
      : [{ label: t('replay'), value: replayMatches ? t('replayMatches') : t('replayDiffers') }]),
    { label: t('serverSeedHash'), value: proof.serverSeedHash },
    { label: t('serverSeed'), value: proof.serverSeed ?? t('seedHidden') },
    { label: t('clientSeed'), value: proof.clientSeed },
    { label: t('nonce'), value: String(proof.nonce) },
  ];
}

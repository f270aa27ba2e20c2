import type { CrashChain, CrashGame } from '@croupier/contract/games/crash.ts';
import { crashMultiplierAt } from '@croupier/fairplay/crash-curve.ts';
import { crashPoint } from '@croupier/fairplay/crash-rules.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../../../shared/api/call.ts';
import { CopyLine } from '../../../../shared/rounds/CopyLine.tsx';
import { useChainWalk } from './use-chain-walk.ts';

const RUNNING_MILLISECONDS = 3_000;

function CheckedGame({ game, chain }: { game: CrashGame; chain: CrashChain }) {
  const t = useTranslations('crash.proof');
  const format = useFormat();
  const { news, walk, stop } = useChainWalk();
  const maxGames = game.gameNo - (chain.firstGameNo ?? 1) + 1;
  const count = format.number(news?.done ?? 0);
  return (
    <div className="grid gap-3">
      <dl>
        <CopyLine label={t('hash')} value={game.hash} />
      </dl>
      <p className="font-semibold text-win">
        {t('point', { multiplier: format.multiplier(crashPoint(game.hash, chain.salt ?? '') * 100) })}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          variant="secondary"
          onClick={() =>
            news?.found === undefined && news
              ? stop()
              : walk({ hash: game.hash, terminalHash: chain.terminalHash, maxGames })
          }
        >
          {t(news && news.found === undefined ? 'stop' : 'walk')}
        </Button>
        <output className="numeric text-sm text-muted">
          {news?.found === undefined &&
            news &&
            t('walking', { done: count, total: format.number(news.total) })}
          {news?.found === true && <span className="text-win">{t('reached', { count })}</span>}
          {news?.found === false && <span className="text-lose">{t('missed', { count })}</span>}
        </output>
      </div>
    </div>
  );
}

function Cuts() {
  const t = useTranslations('crash.proof');
  const format = useFormat();
  const { data: cuts } = useQuery({
    ...callQuery('crash.games', { query: { cut: 'yes' } }),
    staleTime: 60_000,
  });
  return (
    <div>
      <h3 className="text-sm">{t('cuts')}</h3>
      {cuts?.length === 0 && <p className="mt-1 text-sm text-subtle">{t('noCuts')}</p>}
      <ul className="numeric mt-1 grid gap-1 text-sm text-muted">
        {cuts?.map(({ gameNo, cutMs, cutReason, hash }) => (
          <li key={gameNo} className="wrap-anywhere">
            {cutMs !== null &&
              cutReason !== null &&
              t('cut', {
                gameNo: String(gameNo),
                multiplier: format.multiplier(crashMultiplierAt(cutMs) * 100),
                reason: t(cutReason),
              })}{' '}
            · {hash}
          </li>
        ))}
      </ul>
    </div>
  );
}

export type CrashProofProps = { gameText: string; onGameText: (text: string) => void };

/** The published chain, its salt, and the check of any game. */
export function CrashProof({ gameText, onGameText }: CrashProofProps) {
  const t = useTranslations('crash.proof');
  const { data: chains } = useQuery({ ...callQuery('crash.chains'), staleTime: 60_000 });
  const gameNo = /^\d{1,9}$/.test(gameText) ? Number(gameText) : undefined;
  const asked = useQuery({
    ...callQuery('crash.games', { query: { before: (gameNo ?? 0) + 1 } }),
    enabled: gameNo !== undefined && gameNo > 0,
    staleTime: 60_000,
    // A game that is still running is shown once it has ended.
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.gameNo === gameNo) ? false : RUNNING_MILLISECONDS,
  });
  const game = asked.data?.find((one) => one.gameNo === gameNo);
  // The next chain is published, without a salt, while another is played.
  const played = chains?.find(({ salt }) => salt !== null) ?? chains?.[0];
  const chain = game ? chains?.find(({ id }) => id === game.chainId) : played;
  return (
    <Card>
      <h2 id="crash-proof" className="flex items-center gap-2 text-base">
        <ShieldCheck aria-hidden className="size-5 text-brand-text" />
        {t('title')}
      </h2>
      <p className="mt-1.5 max-w-prose text-sm text-muted">{t('intro')}</p>
      {chains?.length === 0 && <p className="mt-3 text-sm text-subtle">{t('none')}</p>}
      <div className="mt-4 grid gap-4">
        {chain && (
          <div className="grid gap-3">
            <dl className="grid gap-3">
              <CopyLine label={t('terminal')} value={chain.terminalHash} />
              {chain.salt !== null && <CopyLine label={t('salt')} value={chain.salt} />}
            </dl>
            {chain.saltSource !== null && (
              <p className="text-sm text-muted">
                {t('source')}: {chain.saltSource}
              </p>
            )}
          </div>
        )}
        <TextField
          label={t('game')}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-60"
          value={gameText}
          onChange={(event) => onGameText(event.target.value)}
        />
        {game && chain ? <CheckedGame key={game.gameNo} game={game} chain={chain} /> : null}
        {gameNo !== undefined && asked.isSuccess && !game && (
          <p className="text-sm text-warn">{t('unknown')}</p>
        )}
        <Cuts />
      </div>
    </Card>
  );
}

import { findPlay, lotteryFamilies } from '@croupier/fairplay/lottery/catalogue.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { useQuery } from '@tanstack/react-query';
import { lobbyQuery } from '../shared/lottery.queries.ts';
import { catalogueFamily } from '../shared/names/family-names.ts';
import { useLotteryNames } from '../shared/names/use-lottery-names.ts';
import { PickKeys } from './PickKeys.tsx';

type ChaseBetsProps = {
  gameCode: string;
  bets: readonly { play: string; pick: string; line: bigint }[];
};

/** The bets that a chase repeats. */
export function ChaseBets({ gameCode, bets }: ChaseBetsProps) {
  const { data: lobby } = useQuery(lobbyQuery(useLanguage()));
  const lottery = lobby?.lotteries.find((one) => one.gameCode === gameCode);
  return lottery ? <Bets family={lottery.family} bets={bets} /> : null;
}

function Bets({ family, bets }: { family: string; bets: ChaseBetsProps['bets'] }) {
  const format = useFormat();
  const names = useLotteryNames(family);
  const found = lotteryFamilies.find(({ code }) => code === catalogueFamily(family));
  return (
    <ul className="grid gap-2">
      {bets.map(({ play: code, pick, line }) => {
        const play = found && findPlay(found, code);
        return (
          <li key={`${code} ${pick}`} className="rounded-field bg-well p-3 shadow-well">
            <p className="mb-1.5 flex justify-between gap-3 text-sm">
              <b>{play ? names.fullPlay(play) : code}</b>
              <span className="numeric text-muted">{format.amount(line)}</span>
            </p>
            {play && <PickKeys {...{ play, pick, names }} numbers={[]} />}
          </li>
        );
      })}
    </ul>
  );
}

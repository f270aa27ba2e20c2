import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { CountdownRing } from '../shared/draws/CountdownRing.tsx';
import { lotteryGameQuery, openedDrawsQuery } from '../shared/lottery.queries.ts';
import { familyOfCatalogue } from '../shared/names/family-names.ts';
import { useLotteryNames } from '../shared/names/use-lottery-names.ts';
import { Balls } from '../shared/balls/Balls.tsx';

/** The betting page of one lottery. */
export function BettingPage({ gameCode }: { gameCode: string }) {
  const game = useQuery(lotteryGameQuery(gameCode, useLanguage()));
  const opened = useQuery(openedDrawsQuery(gameCode, 30));
  const family = familyOfCatalogue(game.data?.catalogue ?? '');
  const names = useLotteryNames(family);
  if (!game.data) return <QueryProblem query={game} />;
  const { draw, name, plays } = game.data;
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <h1 className="text-2xl">{name}</h1>
      {draw && <CountdownRing opensAt={draw.opensAt} closesAt={draw.closesAt} size="lg" />}
      {opened.data?.slice(0, 5).map((one) => (
        <Balls key={one.id} {...{ family }} numbers={one.numbers} label={one.number} />
      ))}
      <p>{plays.map((play) => `${names.tab(play.tab)} ${play.code}`).join(', ')}</p>
    </>
  );
}

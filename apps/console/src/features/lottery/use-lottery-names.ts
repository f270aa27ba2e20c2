import { useQuery } from '@tanstack/react-query';
import { soldLotteriesQuery } from './lottery.queries.ts';

/** Names of lotteries in the operator's language; the code of those that the merchant can't sell. */
export function useLotteryNames(merchantCode: string) {
  const { data } = useQuery(soldLotteriesQuery(merchantCode));
  const names = new Map(data?.map(({ gameCode, name }) => [gameCode, name]));
  return {
    nameOf: (code: string): string => names.get(code) ?? code,
    options: [...names].map(([value, label]) => ({ value, label })),
  };
}

import type { Operator } from './vendor.types.ts';
import type { Store } from './store.ts';

/** Free rounds that an operator gave to a player. */
export type Reward = {
  /** The operator's id. */
  id: string;
  operator: string;
  player: string;
  game: string;
  count: number;
  used: number;
  /** The stake of each round. */
  bet: bigint;
  won: bigint;
  state: 'open' | 'finished' | 'cancelled';
  expiresAt: number | null;
};
type Row = Omit<Reward, 'bet' | 'won' | 'expiresAt'> & {
  bet: string;
  won: string;
  expires_at: number | null;
};

const rewardOf = ({ bet, won, expires_at, ...row }: Row): Reward => ({
  ...row,
  bet: BigInt(bet),
  won: BigInt(won),
  expiresAt: expires_at,
});

export function createRewards(store: Store, now: () => number) {
  const find = (operator: Operator, id: string): Reward | undefined => {
    const row = store.all<Row>('select * from rewards where operator = ? and id = ?', operator.id, id)[0];
    return row && rewardOf(row);
  };
  return {
    find,
    /** Repeated with the same id, it changes nothing. */
    grant: (reward: Omit<Reward, 'used' | 'won' | 'state'>): void => {
      store.run(
        `insert into rewards (id, operator, player, game, count, used, bet, won, state, expires_at)
         values (?, ?, ?, ?, ?, 0, ?, '0', 'open', ?) on conflict (id) do nothing`,
        reward.id,
        reward.operator,
        reward.player,
        reward.game,
        reward.count,
        String(reward.bet),
        reward.expiresAt,
      );
    },
    list: (operator: Operator, player?: string): Reward[] =>
      store
        .all<Row>('select * from rewards where operator = ? order by id', operator.id)
        .map(rewardOf)
        .filter((reward) => player === undefined || reward.player === player),
    /** False: none such is open. */
    cancel: (operator: Operator, id: string): boolean =>
      store.run(
        `update rewards set state = 'cancelled' where operator = ? and id = ? and state = 'open'`,
        operator.id,
        id,
      ) > 0,
    /** The reward that pays for the player's next round of a game. */
    openFor: (player: string, game: string): Reward | undefined => {
      const row = store.all<Row>(
        `select * from rewards where player = ? and game = ? and state = 'open'
           and (expires_at is null or expires_at > ?) order by expires_at, id limit 1`,
        player,
        game,
        now(),
      )[0];
      return row && rewardOf(row);
    },
    use: ({ id, won }: Reward, more: bigint): void => {
      store.run(
        `update rewards set used = used + 1, won = ?, state = case when used + 1 >= count then 'finished' else state end
         where id = ?`,
        String(won + more),
        id,
      );
    },
  };
}
export type Rewards = ReturnType<typeof createRewards>;

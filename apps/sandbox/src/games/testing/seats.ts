import { randomUUID } from 'node:crypto';
import { formatMoney } from '@croupier/contract/money.ts';
import { createCatalogue } from '../host/catalogue.ts';
import { createGamesHost, type GamesHostOptions } from '../host/games-host.ts';
import type { CatalogueGame, Seat } from '../host/vendor.types.ts';

export type Sent = { type: string; [key: string]: unknown };

/** Read once: it does not change. */
const catalogue = createCatalogue();
const START_MINOR = 1_000n * 10_000n;

/** The vendors without a network; players have their money here, as with a transfer wallet. */
export function createPlayground(options: GamesHostOptions = {}) {
  const games = createGamesHost({ now: Date.now, catalogue, ...options });
  const { host } = games;

  const gameOf = (category: string, theme?: string): CatalogueGame => {
    const found = host.catalogue
      .vendors()
      .flatMap((vendor) => host.catalogue.list(vendor))
      .find((game) => game.category === category && (!theme || game.themes.includes(theme)));
    if (!found) throw new Error(`no game of ${category}`);
    return found;
  };

  /** Opens a game for a new player of an operator. */
  function enter(
    game: CatalogueGame,
    { account = 'brand', name = randomUUID().slice(0, 12), money = START_MINOR, currency = 'THB' } = {},
  ) {
    const operator = host.operators.register({
      vendor: game.vendor,
      account,
      protocol: 'transfer',
      callbackUrl: 'http://127.0.0.1:1',
      merchant: account,
      currency,
      publicKey: null,
    });
    const visit = host.players.open({
      operator,
      game: game.code,
      name,
      token: 'token',
      currency,
      language: 'en',
    });
    const player = host.players.get(visit.player);
    if (money > 0n) host.localBook.move(player.id, currency, money);
    const sent: Sent[] = [];
    const seat: Seat = { visit, player, operator, game, send: (message) => sent.push({ ...message }) };
    const engine = host.engineOf(game);
    if (!engine) throw new Error(`nobody plays ${game.code}`);
    engine.enter(seat);
    const last = (type: string): Sent | undefined => sent.findLast((message) => message.type === type);
    /** A field of the last message of a type. */
    const read = (type: string, field: string): unknown => {
      const message = last(type);
      if (!message) throw new Error(`no message ${type}`);
      return message[field];
    };
    return {
      seat,
      sent,
      read,
      say: (message: Sent) => engine.receive(seat, message),
      leave: () => engine.leave(seat),
      last,
      balance: (): bigint => host.localBook.balanceOf(player.id, currency),
      money: (): string => formatMoney(host.localBook.balanceOf(player.id, currency)),
      units: () => [
        ...host.units.listOf(player.id, game.code, 100),
        ...['book', 'fights', 'fishing', 'nine'].flatMap((id) =>
          host.units.listOpen(id).filter((unit) => unit.player === player.id),
        ),
      ],
    };
  }
  return { host, gameOf, enter, close: games.close };
}
export type Playground = ReturnType<typeof createPlayground>;
export type TestPlayer = ReturnType<Playground['enter']>;

/** A player has what they brought, less their stakes, plus their payouts. */
export const bookedBalance = (player: TestPlayer, startMinor: bigint = START_MINOR): bigint =>
  player.units().reduce((sum, { stake, payout }) => sum - stake + payout, startMinor);

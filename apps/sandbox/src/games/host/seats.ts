import type { FastifyInstance } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import { formatMoney } from '@croupier/contract/money.ts';
import type { Host, RunningEngine } from './host.types.ts';
import type { Seat, Visit } from './vendor.types.ts';

const PATH = /^\/play\/([\w-]{16,64})\/socket$/;
const MAX_MESSAGE_BYTES = 16 * 1024;
const PING_MILLISECONDS = 25_000;
/** Close codes of our own: the page shows why it does not come back. */
const CLOSED = { unknown: 4404, session: 4401 } as const;

/** The open pages of all players, each a socket. */
export function createSeats() {
  const seats = new Map<Seat, WebSocket>();

  const hello = (seat: Seat): Parameters<Seat['send']>[0] => {
    const { visit, player, game } = seat;
    return {
      type: 'hello',
      code: game.code,
      vendor: game.vendor,
      vendorName: game.vendorName,
      names: game.names,
      category: game.category,
      themes: game.themes,
      rtpBps: game.rtpBps,
      currency: visit.currency,
      language: visit.language,
      player: player.nickname,
      isDemo: visit.isDemo,
      returnUrl: visit.returnUrl,
      depositUrl: visit.depositUrl,
    };
  };

  function seatOf(visit: Visit, host: Host, socket: WebSocket): Seat | undefined {
    const operator = host.operators.get(visit.operator);
    const game = host.catalogue.find(operator.vendor, visit.game);
    if (!game) return undefined;
    return {
      visit,
      player: host.players.get(visit.player),
      operator,
      game,
      send: (message) => {
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
      },
    };
  }

  /** Says hello, asks for the balance and hands the player to the engine. */
  async function welcome(seat: Seat, engine: RunningEngine, host: Host, socket: WebSocket): Promise<void> {
    const session = await host.wallet.session(seat.visit);
    if (session.kind === 'refused') return socket.close(CLOSED.session, session.code);
    seat.send(hello(seat));
    seats.set(seat, socket);
    engine.enter(seat);
    await host.wallet.balance(seat.visit);
  }

  function open(socket: WebSocket, visitId: string, host: Host): void {
    const visit = host.players.findVisit(visitId);
    const seat = visit && seatOf(visit, host, socket);
    const engine = seat && host.engineOf(seat.game);
    if (!seat || !engine) return socket.close(CLOSED.unknown, 'unknown');
    let alive = true;
    socket.on('pong', () => (alive = true));
    const pings = setInterval(() => {
      if (!alive) return socket.terminate();
      alive = false;
      return socket.ping();
    }, PING_MILLISECONDS);
    socket.on('message', (data: Buffer) => {
      const message = readMessage(data);
      if (!message || !seats.has(seat)) return;
      if (message['type'] === 'balance') void host.wallet.balance(seat.visit);
      else
        Promise.resolve(engine.receive(seat, message)).catch((error: unknown) => {
          console.error(`vendors: ${seat.game.vendor}/${seat.game.code}:`, error);
          seat.send({ type: 'refused', reason: 'other', code: 'error' });
        });
    });
    socket.on('close', () => {
      clearInterval(pings);
      if (seats.delete(seat)) engine.leave(seat);
    });
    socket.on('error', () => socket.terminate());
    void welcome(seat, engine, host, socket);
  }

  return {
    /** Tells the player's open pages; a demo's balance belongs to its visit alone. */
    sendBalance: (player: string, visit: string, balance: bigint): void => {
      for (const seat of seats.keys())
        if (seat.player.id === player && (!seat.visit.isDemo || seat.visit.id === visit))
          seat.send({ type: 'balance', balance: formatMoney(balance) });
    },
    attach: (server: FastifyInstance, host: Host): (() => void) => {
      const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
      server.server.on('upgrade', (request, socket, head) => {
        const visit = PATH.exec(request.url ?? '')?.[1];
        if (!visit) return socket.destroy();
        return sockets.handleUpgrade(request, socket, head, (client) => open(client, visit, host));
      });
      return () => {
        for (const client of sockets.clients) client.terminate();
        sockets.close();
      };
    },
  };
}
export type Seats = ReturnType<typeof createSeats>;

function readMessage(data: Buffer): { [key: string]: unknown } | undefined {
  try {
    const message: unknown = JSON.parse(data.toString());
    return typeof message === 'object' && message !== null && !Array.isArray(message)
      ? (message as { [key: string]: unknown })
      : undefined;
  } catch {
    return undefined;
  }
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FeedGame } from '@croupier/contract/games/vendor-feed.ts';

type Published = {
  text: string;
  etag?: string | undefined;
  cutAt?: number | undefined;
  movedTo?: string;
};

export type FeedServer = {
  urlOf: (vendorCode: string) => string;
  /** Publishes a feed; with `cutAt` the connection is lost after so many bytes. */
  publish: (vendorCode: string, feed: Published) => void;
  /** Number of complete or broken feeds sent, without `not modified` answers. */
  sent: () => number;
  close: () => Promise<void>;
};

export const feedGameOf = (code: string, over: Partial<FeedGame> = {}): FeedGame => ({
  kind: 'game',
  code,
  category: 'rng',
  names: { EN: `Game ${code}`, TY: `เกม ${code}` },
  themes: ['animals'],
  rtpBps: 9_600,
  releasedOn: '2020-01-01',
  popularity: 10,
  hasDemo: true,
  ...over,
});

export function feedTextOf(
  vendorCode: string,
  games: readonly FeedGame[],
  {
    version = '1',
    state = 'up',
    name = vendorCode,
  }: { version?: string; state?: string; name?: string } = {},
): string {
  const head = { kind: 'head', vendor: { code: vendorCode, name, state }, version };
  return `${[head, ...games, { kind: 'end', games: games.length }].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** Vendors on a real socket. */
export async function openFeedServer(): Promise<FeedServer> {
  const feeds = new Map<string, Published>();
  let sent = 0;
  const server = createServer((request, response) => {
    const feed = feeds.get((request.url ?? '').slice(1));
    if (!feed || (feed.etag && request.headers['if-none-match'] === feed.etag)) {
      response.writeHead(feed ? 304 : 404).end();
      return;
    }
    if (feed.movedTo) {
      response.writeHead(302, { location: feed.movedTo }).end();
      return;
    }
    sent += 1;
    const bytes = Buffer.from(feed.text);
    response.writeHead(200, {
      'content-type': 'application/x-ndjson',
      'content-length': bytes.length,
      ...(feed.etag ? { etag: feed.etag } : {}),
    });
    if (feed.cutAt === undefined) response.end(bytes);
    else {
      response.flushHeaders();
      response.write(bytes.subarray(0, feed.cutAt), () => response.destroy());
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (vendorCode) => `http://127.0.0.1:${port}/${vendorCode}`,
    publish: (vendorCode, feed) => void feeds.set(vendorCode, feed),
    sent: () => sent,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

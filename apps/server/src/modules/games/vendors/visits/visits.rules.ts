import { VISIT_IDLE_MILLISECONDS, VISIT_MAX_MILLISECONDS } from '../vendors.config.ts';

export type EndReason = 'replaced' | 'left' | 'session' | 'idle' | 'expired' | 'excluded' | 'stopped';

/** One opening of a game. */
export type Visit = {
  merchantId: string;
  id: string;
  accountId: string;
  memberId: string;
  sessionId: string;
  gameId: string;
  currency: string;
  openedAt: Date;
  seenAt: Date;
  endedAt: Date | null;
  endReason: EndReason | null;
  /** The member's session is over. */
  sessionEnded: boolean;
};

/** Whether the visit's token may still stake; `seenAt` is when this process saw it last. */
export function isLive(visit: Visit, now: Date, seenAt: Date = visit.seenAt): boolean {
  if (visit.endedAt || visit.sessionEnded) return false;
  const lastSeen = Math.max(visit.seenAt.getTime(), seenAt.getTime());
  return (
    now.getTime() - lastSeen < VISIT_IDLE_MILLISECONDS &&
    now.getTime() - visit.openedAt.getTime() < VISIT_MAX_MILLISECONDS
  );
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Only vendors on this machine, which exist in the demo, are without encryption. */
const isSecure = (url: URL, allowsLoopback: boolean): boolean =>
  url.protocol === 'https:' ||
  (allowsLoopback &&
    url.protocol === 'http:' &&
    (LOOPBACK.has(url.hostname) || url.hostname.endsWith('.localhost')));

/** The address of a game, if it may be opened: encrypted, and on one of the account's hosts. */
export function checkedUrl(
  text: string,
  { hosts, allowsLoopback }: { hosts: readonly string[]; allowsLoopback: boolean },
): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password || !isSecure(url, allowsLoopback)) return undefined;
  return hosts.includes(url.host) ? url.href : undefined;
}

/** The origins that games are shown from, for the page's policy. */
export const originsOf = (hosts: readonly string[], allowsLoopback: boolean): string[] =>
  hosts.flatMap((host) => {
    const isLocal = URL.canParse(`http://${host}`) && isSecure(new URL(`http://${host}`), allowsLoopback);
    return isLocal ? [`http://${host}`, `https://${host}`] : [`https://${host}`];
  });

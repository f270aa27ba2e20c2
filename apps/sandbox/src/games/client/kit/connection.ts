export type Message = { type: string; [key: string]: unknown };
type Listener = (message: Message) => void;

const FIRST_WAIT_MILLISECONDS = 500;
const LONGEST_WAIT_MILLISECONDS = 8_000;
/** Close codes with which the host says that trying again is useless. */
const ENDED: ReadonlySet<number> = new Set([4401, 4404]);

export type ConnectionState = 'open' | 'lost' | 'ended';

/** The socket to the game's host; it reconnects until the host says that the visit has ended. */
export function connect(visit: string, onState: (state: ConnectionState) => void) {
  const listeners = new Map<string, Listener[]>();
  let socket: WebSocket | undefined;
  let wait = FIRST_WAIT_MILLISECONDS;

  function open(): void {
    const url = new URL(`/play/${visit}/socket`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    socket = new WebSocket(url);
    socket.addEventListener('open', () => {
      wait = FIRST_WAIT_MILLISECONDS;
      onState('open');
    });
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      for (const listener of listeners.get(message.type) ?? []) listener(message);
    });
    socket.addEventListener('close', ({ code }) => {
      if (ENDED.has(code)) return onState('ended');
      onState('lost');
      setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MILLISECONDS);
      return undefined;
    });
  }

  return {
    open,
    on: (type: string, listener: Listener): void => {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    /** False: not connected. */
    send: (message: Message): boolean => {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
  };
}
export type Connection = ReturnType<typeof connect>;

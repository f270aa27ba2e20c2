const ACT_MILLISECONDS = 260;
const RECONNECT_MILLISECONDS = 100;
const SHOTS = 3;
const CANNONS = 4;
/** Fish swim away, so only the latest are shot at. */
const LATEST = 12;
/** Codes from here on are the vendor's own: it refuses the visit. */
const REFUSED_CODE = 4_000;
const STAKE = '2.0000';

export type VendorPlayer = { stop: () => void; problems: readonly string[] };
type Message = { type?: string; fish?: readonly { id: number }[] };

/** Plays an opened game as its page does, and comes back after each lost connection. */
export function startVendorPlayer(page: string, random: () => number): VendorPlayer {
  const address = `${page.replace(/^http/, 'ws')}/socket`;
  const problems: string[] = [];
  const fish: number[] = [];
  let socket: WebSocket | undefined;
  let isFishing = false;
  let isStopped = false;
  let salvo = 0;
  const below = (limit: number): number => Math.floor(random() * limit);

  function connect(): void {
    if (isStopped) return;
    socket = new WebSocket(address);
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.type === 'pool') {
        isFishing = true;
        fish.length = 0;
      }
      if (message.type === 'pool' || message.type === 'fish')
        fish.push(...(message.fish ?? []).map(({ id }) => id));
      fish.splice(0, fish.length - LATEST);
    });
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', ({ code, reason }) => {
      if (code >= REFUSED_CODE) problems.push(`the vendor closed ${page}: ${code} ${reason}`);
      else setTimeout(connect, RECONNECT_MILLISECONDS);
    });
  }

  function act(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    const shots = Array.from({ length: 1 + below(SHOTS) }, () => [fish[below(fish.length)], below(CANNONS)]);
    salvo += 1;
    socket.send(JSON.stringify(isFishing ? { type: 'salvo', salvo, shots } : { type: 'spin', bet: STAKE }));
  }

  connect();
  const timer = setInterval(act, ACT_MILLISECONDS);
  return {
    problems,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      socket?.close();
    },
  };
}

import {
  CONSOLE_REALTIME_PATH,
  consoleMessage,
  type ConsoleMessage,
} from '@croupier/contract/console-realtime.ts';
import { connect } from '@croupier/web/realtime/connection.ts';
import { inBrowser, keepConnected } from '@croupier/web/realtime/keep-connected.ts';
import { announceLocally, announceMissed } from './changes.ts';

function decode(text: string): ConsoleMessage | undefined {
  try {
    return consoleMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Starts the socket that says what other operators change. Returns a function that stops it. */
export function startConsoleRealtime(onRights: () => void): () => void {
  let wasReady = false;
  const connection = connect<ConsoleMessage>({
    ...inBrowser(CONSOLE_REALTIME_PATH),
    decode,
    onNews: (message) => {
      if (message.type === 'rights') onRights();
      else message.changes.forEach(announceLocally);
    },
    onReady: () => {
      if (wasReady) {
        announceMissed();
        onRights();
      }
      wasReady = true;
    },
  });
  return keepConnected(connection);
}

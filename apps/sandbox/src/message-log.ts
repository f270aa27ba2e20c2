/** Maximum number of kept messages, because the sandbox may run for weeks. */
const MOST = 500;

export type Logged<T> = T & { id: string; at: Date };

export type MessageLog<T> = {
  add: (message: T) => Logged<T>;
  find: (id: string) => Logged<T> | undefined;
  /** Newest first. */
  list: () => ReadonlyArray<Logged<T>>;
  clear: () => void;
};

/** The last messages that a stand-in received, in memory only. */
export function createMessageLog<T extends object>(most = MOST): MessageLog<T> {
  let messages: Array<Logged<T>> = [];
  let count = 0;
  return {
    add: (message) => {
      count += 1;
      const logged = { ...message, id: String(count), at: new Date() };
      messages = [logged, ...messages.slice(0, most - 1)];
      return logged;
    },
    find: (id) => messages.find((message) => message.id === id),
    list: () => messages,
    clear: () => {
      messages = [];
    },
  };
}

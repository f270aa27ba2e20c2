import type { Method } from '../channels/channels.types.ts';

export type DemoMethod = Pick<Method, 'direction' | 'id' | 'kind' | 'names' | 'position'> & {
  /** The member's fee. */
  feeBps?: number;
};

/** A provider of the sandbox with the methods that demo shops offer over it. */
export type DemoProvider = {
  adapter: string;
  name: string;
  merchants: readonly string[];
  /** Config and secrets with which the sandbox lets the account in. */
  access: (account: { merchantId: string; accountId: string; currency: string; sandboxUrl: string }) => {
    config: unknown;
    secrets: unknown;
  };
  methods: readonly DemoMethod[];
};

/** Each adapter adds its own. */
export const DEMO_PROVIDERS: readonly DemoProvider[] = [];

/** Whether a stand-in answers now; `path` is where its page is on this host. */
type StandInState = { name: 'running'; path: string } | { name: 'not-running-yet' };

export type StandIn = {
  id: string;
  title: string;
  /** What it plays, in one sentence for whoever opens the page for the first time. */
  playing: string;
  /** The real protocol that it speaks, so that production only changes the address. */
  protocol: string;
  /** What can be looked at or done here once it runs. */
  here: string;
  state: StandInState;
};

const NOT_YET: StandInState = { name: 'not-running-yet' };

/** The outside world, one entry per neighbour. An entry turns to `running` in the change that starts it. */
export const STAND_INS: readonly StandIn[] = [
  {
    id: 'sms',
    title: 'SMS gateway',
    playing: 'The company that carries text messages to members’ phones.',
    protocol: 'HTTP gateway',
    here: 'An inbox page with every message and its code.',
    state: NOT_YET,
  },
  {
    id: 'mail',
    title: 'Mail server',
    playing: 'The mail server that receives what Croupier sends.',
    protocol: 'SMTP',
    here: 'An inbox page with every mail and its links.',
    state: NOT_YET,
  },
  {
    id: 'payments',
    title: 'Payment provider',
    playing: 'Bank, wallet and card payments, in and out.',
    protocol: 'Hosted pages, signed webhooks',
    here: 'Pay, refuse or delay a deposit as the provider would.',
    state: NOT_YET,
  },
  {
    id: 'hub88',
    title: 'Game vendor: Hub88',
    playing: 'An aggregator that asks our wallet for every bet.',
    protocol: 'Seamless wallet, RSA signatures',
    here: 'Games that can be played and made to misbehave.',
    state: NOT_YET,
  },
  {
    id: 'evolution',
    title: 'Game vendor: Evolution',
    playing: 'Live tables with debit, credit and cancel calls.',
    protocol: 'Seamless wallet, token in the address',
    here: 'A table that can be played and made to misbehave.',
    state: NOT_YET,
  },
  {
    id: 'hmac',
    title: 'Game vendor: HMAC',
    playing: 'A vendor that signs each call with a shared secret.',
    protocol: 'Seamless wallet, HMAC-SHA256',
    here: 'Games that can be played and made to misbehave.',
    state: NOT_YET,
  },
  {
    id: 'transfer',
    title: 'Game vendor: transfer wallet',
    playing: 'A vendor with a wallet of its own, filled before play and emptied after it.',
    protocol: 'Transfer wallet, signed calls',
    here: 'The vendor’s own balances, and lost answers to find again.',
    state: NOT_YET,
  },
  {
    id: 'openid',
    title: 'OpenID providers',
    playing: 'The social networks and the phone sign-in that members come from.',
    protocol: 'OpenID Connect, signed tokens',
    here: 'Accounts to sign in with, and tokens to look into.',
    state: NOT_YET,
  },
];

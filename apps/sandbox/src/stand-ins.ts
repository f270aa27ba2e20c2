/** Whether a service is running; `path` is its page on this host. */
type StandInState = { name: 'running'; path: string };

export type StandIn = {
  id: string;
  title: string;
  /** What it simulates, in one sentence. */
  playing: string;
  /** The real protocol that it speaks, so that production only changes the address. */
  protocol: string;
  /** The content of its page. */
  here: string;
  state: StandInState;
};

/** The simulated services. */
export const STAND_INS: readonly StandIn[] = [
  {
    id: 'sms',
    title: 'SMS gateway',
    playing: 'The company that carries text messages to members’ phones.',
    protocol: 'HTTP gateway',
    here: 'An inbox page with every message and its code.',
    state: { name: 'running', path: '/sms' },
  },
  {
    id: 'mail',
    title: 'Mail server',
    playing: 'The mail server that receives what Croupier sends.',
    protocol: 'SMTP',
    here: 'An inbox page with every mail and its links.',
    state: { name: 'running', path: '/mail' },
  },
  {
    id: 'openid',
    title: 'Social networks',
    playing: 'Google and Facebook, whose accounts members sign in with.',
    protocol: 'OpenID Connect, code flow with PKCE',
    here: 'Accounts to sign in with, and more to be made up on the way.',
    state: { name: 'running', path: '/identity#google' },
  },
  {
    id: 'phone',
    title: 'Phone identity service',
    playing: 'Firebase, which checks a phone number in the browser and signs that it did.',
    protocol: 'HTTP with JSON, tokens verified by a JWK set',
    here: 'Its addresses, and the numbers that make it refuse.',
    state: { name: 'running', path: '/identity#phone' },
  },
  {
    id: 'captcha',
    title: 'Captcha service',
    playing: 'The company that tells people from programs.',
    protocol: 'HTTP, a form with the token',
    here: 'Which tokens it believes.',
    state: { name: 'running', path: '/identity#captcha' },
  },
  {
    id: 'authenticator',
    title: 'Authenticator app',
    playing: 'The app on a phone that shows six digits, new ones every half minute.',
    protocol: 'TOTP, RFC 6238',
    here: 'Paste a key and read its code.',
    state: { name: 'running', path: '/authenticator' },
  },
  {
    id: 'vendors',
    title: 'Game vendors',
    playing: 'About forty studios that tell which games they have.',
    protocol: 'A feed of newline-delimited JSON each',
    here: 'Every vendor and its games; switch one to maintenance, take a game back, break off a feed.',
    state: { name: 'running', path: '/vendors' },
  },
  {
    id: 'payments',
    title: 'Payment providers',
    playing: 'A payment switch and a gateway, which take money in and pay it out.',
    protocol: 'Hyperswitch, Croupier’s signed payment protocol',
    here: 'Every provider with its faults, the messages it has sent, and the money it holds.',
    state: { name: 'running', path: '/payments' },
  },
  {
    id: 'lottery',
    title: 'Lottery results and beacon',
    playing: 'Two owners of result feeds, and a random beacon that decides our own draws.',
    protocol: 'HTTP with JSON, drand’s HTTP API',
    here: 'Their faults: late, wrong, incomplete, corrected, down.',
    state: { name: 'running', path: '/lottery' },
  },
  {
    id: 'hub88',
    title: 'Game vendor: Hub88',
    playing: 'An aggregator that asks our wallet for every bet.',
    protocol: 'Seamless wallet, RSA signatures',
    here: 'Slots that can be played, and the faults of their vendors.',
    state: { name: 'running', path: '/vendors/faults' },
  },
  {
    id: 'evolution',
    title: 'Game vendor: Evolution',
    playing: 'Live tables with debit, credit and cancel calls.',
    protocol: 'Seamless wallet, token in the address',
    here: 'Baccarat, roulette and four more tables, shared by the members of all brands, with their faults.',
    state: { name: 'running', path: '/vendors/faults' },
  },
  {
    id: 'hmac',
    title: 'Game vendor: HMAC',
    playing: 'A vendor that signs each call with a shared secret.',
    protocol: 'Seamless wallet, HMAC-SHA256',
    here: 'Games that can be played and made to misbehave.',
    state: { name: 'running', path: '/vendors/faults' },
  },
  {
    id: 'transfer',
    title: 'Game vendor: transfer wallet',
    playing: 'A vendor with a wallet of its own, filled before play and emptied after it.',
    protocol: 'Transfer wallet, signed calls',
    here: 'The vendor’s own balances, and lost answers to find again.',
    state: { name: 'running', path: '/vendors/faults' },
  },
];

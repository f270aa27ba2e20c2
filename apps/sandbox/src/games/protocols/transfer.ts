import { randomBytes } from 'node:crypto';
import type { Protocol } from '../host/host.types.ts';
import { addHmacRoutes } from './hmac.routes.ts';
import { transferCalls } from './transfers.ts';

const noCall = (): never => {
  throw new Error('the balance of a transfer wallet is kept here');
};

/** Croupier's own vendor protocol with a transfer wallet: bets call nobody. */
export const transfer: Protocol = {
  id: 'transfer',
  newKeys: () => ({ secret: randomBytes(32).toString('hex') }),
  request: noCall,
  outcome: noCall,
  question: noCall,
  answer: noCall,
  forged: noCall,
  addRoutes: (server, host) => addHmacRoutes(server, host, 'transfer', transferCalls),
};

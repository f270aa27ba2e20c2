import { agent } from './ty/agent.ts';
import { auth } from './ty/auth.ts';
import { captcha } from './ty/captcha.ts';
import { closed } from './ty/closed.ts';
import { common } from './ty/common.ts';
import { console } from './ty/console.ts';
import { errors } from './ty/errors.ts';
import { fairness } from './ty/fairness.ts';
import { frame } from './ty/frame.ts';
import { games } from './ty/games.ts';
import { feedback } from './ty/feedback.ts';
import { help } from './ty/help.ts';
import { home } from './ty/home.ts';
import { mails } from './ty/mails.ts';
import { member } from './ty/member.ts';
import { messages } from './ty/messages.ts';
import { nav } from './ty/nav.ts';
import { originals } from './ty/originals.ts';
import { patterns } from './ty/patterns.ts';
import { records } from './ty/records.ts';
import { system } from './ty/system.ts';
import { tile } from './ty/tile.ts';
import { announcements } from './ty/announcements.ts';
import { download } from './ty/download.ts';
import { lobby } from './ty/lobby.ts';
import { lottery } from './ty/lottery.ts';
import { promotions } from './ty/promotions.ts';
import { winners } from './ty/winners.ts';
import { transferCodes } from './ty/transfer-codes.ts';
import type { SameKeys } from './same-keys.ts';
import type { en } from './en.ts';

/** Thai; `TY` on the wire. */
export const ty = {
  agent,
  auth,
  captcha,
  closed,
  common,
  console,
  errors,
  fairness,
  frame,
  games,
  feedback,
  help,
  home,
  mails,
  member,
  messages,
  nav,
  originals,
  patterns,
  records,
  system,
  tile,
  announcements,
  download,
  lobby,
  lottery,
  promotions,
  winners,
  transferCodes,
} satisfies SameKeys<typeof en>;

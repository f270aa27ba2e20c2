import { agent } from './en/agent.ts';
import { auth } from './en/auth.ts';
import { captcha } from './en/captcha.ts';
import { closed } from './en/closed.ts';
import { common } from './en/common.ts';
import { console } from './en/console.ts';
import { errors } from './en/errors.ts';
import { fairness } from './en/fairness.ts';
import { frame } from './en/frame.ts';
import { games } from './en/games.ts';
import { feedback } from './en/feedback.ts';
import { help } from './en/help.ts';
import { home } from './en/home.ts';
import { mails } from './en/mails.ts';
import { member } from './en/member.ts';
import { messages } from './en/messages.ts';
import { nav } from './en/nav.ts';
import { originals } from './en/originals.ts';
import { patterns } from './en/patterns.ts';
import { records } from './en/records.ts';
import { system } from './en/system.ts';
import { tile } from './en/tile.ts';
import { announcements } from './en/announcements.ts';
import { download } from './en/download.ts';
import { lobby } from './en/lobby.ts';
import { lottery } from './en/lottery.ts';
import { promotions } from './en/promotions.ts';
import { winners } from './en/winners.ts';
import { transferCodes } from './en/transfer-codes.ts';

/** English: every other language has its keys and placeholders. No React in here: the server reads it too. */
export const en = {
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
};

export type Messages = typeof en;

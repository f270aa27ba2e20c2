import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { home } from './en/home.ts';
import { nav } from './en/nav.ts';
import { system } from './en/system.ts';
import { tile } from './en/tile.ts';

/** What the first screen of the player site says; the rest follows with `en.ts`. */
export const first = { common, errors, home, nav, system, tile };

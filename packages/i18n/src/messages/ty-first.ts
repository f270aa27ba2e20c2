import { common } from './ty/common.ts';
import { errors } from './ty/errors.ts';
import { home } from './ty/home.ts';
import { nav } from './ty/nav.ts';
import { system } from './ty/system.ts';
import { tile } from './ty/tile.ts';

/** What the first screen of the player site says; the rest follows with `ty.ts`. */
export const first = { common, errors, home, nav, system, tile };

import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { captchaJobs } from './captcha.jobs.ts';
import { captchaRoutesOf } from './captcha.routes.ts';
import { createCheck, type CaptchaCheck } from './check.usecases.ts';
import { createExternal } from './external.ts';
import { createImages } from './image.usecases.ts';
import { createPuzzles } from './puzzles.usecases.ts';
import { createSliders } from './slider.usecases.ts';
import { createWork } from './work.usecases.ts';

export type Captcha = CaptchaCheck & { routes: BoundRoutes; jobs: readonly Job[] };

/** Whether somebody is at the other end: pictures to read, pieces to fit, and work for the machine in their stead. */
export function createCaptcha(deps: {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'byId'>;
  log?: Pick<Logger, 'warn'>;
}): Captcha {
  const { db, clock, merchants } = deps;
  const puzzles = createPuzzles({ db, clock });
  const images = createImages(puzzles);
  const sliders = createSliders({ db, clock, puzzles });
  const work = createWork(puzzles);
  return {
    ...createCheck({ merchants, puzzles, images, askExternal: createExternal(deps.log) }),
    routes: captchaRoutesOf({ images, sliders, work }),
    jobs: captchaJobs({ db, clock }),
  };
}

import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { createQueue } from '../../../platform/queue.ts';
import { DRAWING } from './captcha.config.ts';
import { captchaJobs } from './captcha.jobs.ts';
import { captchaRoutesOf, operatorCaptchaRoutesOf } from './captcha.routes.ts';
import { createCheck, type CaptchaCheck } from './check.usecases.ts';
import { createExternal } from './providers/external.adapter.ts';
import { createImages } from './image.usecases.ts';
import { createPuzzles } from './puzzles.usecases.ts';
import { createSliders } from './slider.usecases.ts';
import { createWork } from './work.usecases.ts';

export type Captcha = CaptchaCheck & {
  routes: BoundRoutes;
  operatorRoutes: BoundRoutes;
  jobs: readonly Job[];
};

/** Captchas: pictures to read, pieces to fit, and computing work for people who can do neither. */
export function createCaptcha(deps: {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'byId'>;
  log?: Pick<Logger, 'warn'>;
}): Captcha {
  const { db, clock, merchants } = deps;
  const puzzles = createPuzzles({ db, clock });
  const drawing = createQueue(DRAWING);
  const images = createImages({ puzzles, drawing });
  const sliders = createSliders({ db, clock, puzzles, drawing });
  const work = createWork(puzzles);
  return {
    ...createCheck({ merchants, puzzles, images, askExternal: createExternal(deps.log) }),
    routes: captchaRoutesOf({ images, sliders, work }),
    operatorRoutes: operatorCaptchaRoutesOf({ images, sliders, work }),
    jobs: captchaJobs({ db, clock }),
  };
}

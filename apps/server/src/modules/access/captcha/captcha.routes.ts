import { captchaRoutes, operatorCaptchaRoutes } from '@croupier/contract/access/captcha.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { newToken } from '../../../platform/tokens.ts';
import { PICTURE_COOKIE, PUZZLE_MILLISECONDS } from './captcha.config.ts';
import type { Images } from './image.usecases.ts';
import type { Sliders } from './slider.usecases.ts';
import type { Work } from './work.usecases.ts';

type CaptchaDeps = { images: Images; sliders: Sliders; work: Work };

const bind = (routes: typeof captchaRoutes, deps: CaptchaDeps): BoundRoutes =>
  bindRoutes(routes, {
    image: ({ merchantId, ip, query, cookies }) => {
      const key = query.key ?? newToken();
      if (query.key === undefined)
        cookies.set(PICTURE_COOKIE, key, { maxAgeSeconds: PUZZLE_MILLISECONDS / 1000 });
      return deps.images.draw({ merchantId, ip, key });
    },
    slider: ({ merchantId, ip }) => deps.sliders.make({ merchantId, ip }),
    solveSlider: ({ merchantId, ip, body }) => deps.sliders.solve({ merchantId, ip, answer: body }),
    work: ({ merchantId, ip }) => deps.work.make({ merchantId, ip }),
    solveWork: ({ merchantId, body }) => deps.work.solve({ merchantId, ...body }),
  });

export const captchaRoutesOf = (deps: CaptchaDeps): BoundRoutes => bind(captchaRoutes, deps);
export const operatorCaptchaRoutesOf = (deps: CaptchaDeps): BoundRoutes => bind(operatorCaptchaRoutes, deps);

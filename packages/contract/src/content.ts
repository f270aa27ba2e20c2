import { z } from 'zod';
import { gameCategory } from './catalogue.ts';
import { id } from './ids.ts';
import { instant } from './instant.ts';
import { defineRoutes } from './route.ts';
import { languageCode, link } from './system.ts';

/** B banners, PL notices for players, PU popups, PR promotions, H the lines of the marquee on the home page. */
export const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export const announcementType = z.enum(ANNOUNCEMENT_TYPES);
export type AnnouncementType = z.infer<typeof announcementType>;

/** Where a banner stands. */
export const BANNER_GROUPS = ['w_login', 'w_register', 'w_forget', 'w_home', 'w_game', 'w_leftmenu'] as const;
export const bannerGroup = z.enum(BANNER_GROUPS);
export type BannerGroup = z.infer<typeof bannerGroup>;

/** Who sees a popup: A when signed in, B when not, F at the first sign-in. */
export const popupExecution = z.enum(['A', 'B', 'F']);
export type PopupExecution = z.infer<typeof popupExecution>;

/** A picture: a file, or key art that is drawn from a game's id. */
const picture = z.object({ imageUrl: link.nullable(), artId: z.string().max(64).nullable() });

export const banner = picture.extend({
  id,
  groupName: bannerGroup,
  /** Of `w_game`: on which list of games it stands; null for all of them. */
  category: gameCategory.nullable(),
  title: z.string(),
  text: z.string(),
  /** What a click opens; null for a banner that is only looked at. */
  linkage: z.object({ type: z.enum(['page', 'promotion', 'game', 'outside']), url: link }).nullable(),
});
export type Banner = z.infer<typeof banner>;

export const notice = z.object({
  id,
  title: z.string(),
  /** HTML that was made safe; a browser makes it safe again. */
  content: z.string(),
  time: instant,
});
export type Notice = z.infer<typeof notice>;

export const popup = notice.extend({ execution: popupExecution });
export type Popup = z.infer<typeof popup>;

export const promotion = notice.extend({
  /** Part of the address: `/promotions#promoId`. */
  promoId: z.string(),
  summary: z.string(),
  announcementImages: z.array(picture.extend({ sequence: z.int() })),
  /** Until when it runs; null without an end. */
  until: instant.nullable(),
});
export type Promotion = z.infer<typeof promotion>;
export type WirePromotion = z.input<typeof promotion>;

export const announcements = z.object({
  banners: z.array(banner),
  player: z.array(notice),
  popup: z.array(popup),
  promotion: z.array(promotion),
  headline: z.array(z.object({ id, text: z.string() })),
});
export type Announcements = z.infer<typeof announcements>;

export const helpCentre = z.array(
  z.object({
    /** Part of the address: `/help#term`. */
    anchor: z.string(),
    title: z.string(),
    articles: z.array(z.object({ anchor: z.string(), title: z.string(), content: z.string() })),
  }),
);
export type HelpCentre = z.infer<typeof helpCentre>;

const types = z
  .string()
  .max(20)
  .default(ANNOUNCEMENT_TYPES.join(','))
  .describe('types to give, with commas between them');

export const contentRoutes = defineRoutes({
  announcements: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    summary: 'Banners, notices, popups, promotions and marquee lines that the merchant shows now.',
    access: 'visitor',
    query: z.object({ types, platform: z.string().max(20).default('W'), language: languageCode.optional() }),
    response: announcements,
  },
  helpCentre: {
    method: 'GET',
    path: '/wps/system/helpCenter',
    summary: 'Help and terms, by section.',
    access: 'visitor',
    query: z.object({ lang: languageCode.optional(), device: z.string().max(20).default('WEB') }),
    response: helpCentre,
  },
});

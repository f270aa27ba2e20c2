import { z } from 'zod';
import { gameCategory } from '../games/catalogue.ts';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineRoutes } from '../route.ts';
import { languageCode, link } from '../merchants/system.ts';

/** B banners, PL player notices, PU popups, PR promotions, H marquee lines of the home page. */
export const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export const announcementType = z.enum(ANNOUNCEMENT_TYPES);
export type AnnouncementType = z.infer<typeof announcementType>;

/** Where a banner is shown. */
export const BANNER_GROUPS = ['w_login', 'w_register', 'w_forget', 'w_home', 'w_game', 'w_leftmenu'] as const;
export const bannerGroup = z.enum(BANNER_GROUPS);
export type BannerGroup = z.infer<typeof bannerGroup>;

/** Who sees a popup: A members, B visitors, F members at their first sign-in. */
export const popupExecution = z.enum(['A', 'B', 'F']);
export type PopupExecution = z.infer<typeof popupExecution>;

/** A picture: a file, or key art generated from a game's id. */
const picture = z.object({ imageUrl: link.nullable(), artId: z.string().max(64).nullable() });

export const banner = picture.extend({
  id,
  groupName: bannerGroup,
  /** For `w_game`: the game list it belongs to; null for all lists. */
  category: gameCategory.nullable(),
  title: z.string(),
  text: z.string(),
  /** The link target; null for a banner without a link. */
  linkage: z.object({ type: z.enum(['page', 'promotion', 'game', 'outside']), url: link }).nullable(),
});
export type Banner = z.infer<typeof banner>;

export const notice = z.object({
  id,
  title: z.string(),
  /** Sanitised HTML; the browser sanitises it again. */
  content: z.string(),
  time: instant,
});
export type Notice = z.infer<typeof notice>;

export const popup = notice.extend({ execution: popupExecution });
export type Popup = z.infer<typeof popup>;

export const promotion = notice.extend({
  /** Anchor in the address: `/promotions#promoId`. */
  promoId: z.string(),
  summary: z.string(),
  announcementImages: z.array(picture.extend({ sequence: z.int() })),
  /** End of the promotion; null if it has none. */
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
    /** Anchor in the address: `/help#term`. */
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
    summary: 'The merchant’s current banners, notices, popups, promotions and marquee lines.',
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

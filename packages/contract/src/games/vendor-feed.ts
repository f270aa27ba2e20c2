import { z } from 'zod';
import { gameCategory } from './catalogue.ts';
import { languageCode } from '../merchants/system.ts';

/**
 * A vendor's games as newline-delimited JSON: a header, one line per game, and a trailer with their number. A feed without
 * its trailer was cut off and changes nothing.
 */
export const feedHead = z.object({
  kind: z.literal('head'),
  vendor: z.object({
    code: z.string().regex(/^[A-Z][A-Z0-9]{1,15}$/),
    name: z.string().trim().min(1).max(64),
    state: z.enum(['up', 'slow', 'maintenance']),
  }),
  /** An unchanged version means unchanged games. */
  version: z.string().min(1).max(64),
});

export const feedGame = z.object({
  kind: z.literal('game'),
  /** The vendor's id, never reused for another game. */
  code: z.string().regex(/^[a-z0-9][a-z0-9-]{0,47}$/),
  category: gameCategory,
  names: z
    .partialRecord(languageCode, z.string().trim().min(1).max(96))
    .refine((names) => names.EN !== undefined),
  themes: z.array(z.string().regex(/^[a-z][a-z-]{1,23}$/)).max(6),
  /** Return to player in basis points; null for games without one, such as sports. */
  rtpBps: z.int().min(5_000).max(10_000).nullable(),
  releasedOn: z.iso.date(),
  /** Popularity at the vendor, 0 to 1000. */
  popularity: z.int().min(0).max(1_000),
  hasDemo: z.boolean(),
});

export const feedEnd = z.object({ kind: z.literal('end'), games: z.int().min(0) });

export const feedLine = z.discriminatedUnion('kind', [feedHead, feedGame, feedEnd]);
export type FeedHead = z.infer<typeof feedHead>;
export type FeedGame = z.infer<typeof feedGame>;

import type { Catalogue } from './versions/catalogue.usecases.ts';
import { textIn } from './views.usecases.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The names of promotions in a language, for what they have given; other ids have none. */
export async function titlesOf(
  catalogue: Pick<Catalogue, 'find'>,
  {
    merchantId,
    promotionIds,
    language,
  }: { merchantId: string; promotionIds: readonly string[]; language: string },
): Promise<ReadonlyMap<string, string>> {
  const known = promotionIds.filter((promotionId) => UUID.test(promotionId));
  const found = await Promise.all(known.map((promotionId) => catalogue.find({ merchantId, promotionId })));
  return new Map(
    found.flatMap((promotion) =>
      promotion ? [[promotion.id, textIn(promotion.texts, language).title] as const] : [],
    ),
  );
}

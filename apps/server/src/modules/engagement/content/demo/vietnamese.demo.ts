/** A text in the languages of the Vietnamese brand. */
export type InTwo = { VI: string; EN: string };

/** `₫500,000` → `500.000 ₫`. */
export const vietnamese = (printed: string): string => `${printed.slice(1).replaceAll(',', '.')} ₫`;

/** The title of a section or the title and text of an article in Vietnamese, by section or anchor. */
export type VietnameseHelp = Readonly<Record<string, { title: string; content?: string }>>;

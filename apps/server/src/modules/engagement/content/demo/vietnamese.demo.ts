/** A text in the languages of the Vietnamese brand. */
export type InTwo = { VI: string; EN: string };

/** `₫500,000` → `500.000 ₫`. */
export const vietnamese = (printed: string): string => `${printed.slice(1).replaceAll(',', '.')} ₫`;

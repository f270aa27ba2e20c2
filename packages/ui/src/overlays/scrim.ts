/**
 * What darkens the page behind a window, spread over Radix's overlay. Without a blur: it would be drawn anew with every
 * frame of the window, and where no graphics processor helps that is most of the time between a key and its result.
 */
export const SCRIM = {
  'data-scrim': '',
  className:
    'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
} as const;

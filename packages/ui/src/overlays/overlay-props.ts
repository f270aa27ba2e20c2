/**
 * The props of the overlay behind a dialog. No blur: it is repainted with every frame of the dialog, which is slow
 * without a graphics processor.
 */
export const OVERLAY_PROPS = {
  'data-scrim': '',
  className:
    'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
} as const;

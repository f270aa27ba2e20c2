/** The stage in full view, above everything except dialogs and notices. */
export const FULL_VIEW =
  'fixed inset-0 z-45 [--bottom-bar-height:0rem] flex flex-col overflow-auto overscroll-contain bg-page px-page pt-[max(0.5rem,env(safe-area-inset-top))] pb-[max(0.75rem,env(safe-area-inset-bottom))]';

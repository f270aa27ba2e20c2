import { useRef } from 'react';

const FIELDS =
  '[data-autofocus], input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)';

/** The focused element. For a menu item, which will be gone on return, it is the button of the menu. */
function opener(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const found = menu ? document.getElementById(menu) : active;
  return found instanceof HTMLElement ? found : null;
}

export type DialogFocus = {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
};

/**
 * The focus of a dialog that is opened by state instead of a Radix trigger, which Radix could not restore. With `field`
 * it starts in the first field, except on touch screens, where the keyboard would cover the content.
 */
export function useDialogFocus(start: 'field' | 'default'): DialogFocus {
  const back = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      back.current = opener();
      const content = event.target;
      if (start === 'default' || !(content instanceof HTMLElement)) return;
      event.preventDefault();
      const field = content.querySelector<HTMLElement>(FIELDS);
      (field && matchMedia('(pointer: fine)').matches ? field : content).focus();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      back.current?.focus();
    },
  };
}

import { useRef } from 'react';

const FIELDS =
  '[data-autofocus], input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)';

/** What had focus; for an item of a menu, which is gone by the time of the return, the button of that menu. */
function opener(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const found = menu ? document.getElementById(menu) : active;
  return found instanceof HTMLElement ? found : null;
}

export type WindowFocus = {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
};

/**
 * Focus of a window that is opened by state instead of a Radix trigger: Radix would return it to nowhere. With `field`
 * it starts in the first field, so that typing can begin; not on touch screens, where the keyboard would jump up over
 * what one came to read.
 */
export function useWindowFocus(start: 'field' | 'default'): WindowFocus {
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

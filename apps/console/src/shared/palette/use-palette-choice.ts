import { stepTo } from '@croupier/web/keyboard/step-to.ts';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { namedOptions, type PaletteOption, type Place } from './palette-options.ts';
import { useCommandGroups } from './use-command-groups.tsx';
import { useFind } from './use-find.ts';
import { useFoundOptions } from './use-found-options.ts';

/** What is typed into the palette, the options for it, and the current one, which Enter chooses. */
export function usePaletteChoice(places: readonly Place[], onDone: () => void) {
  const [typed, setTyped] = useState('');
  const [stepped, setStepped] = useState(0);
  /** Enter was pressed before the answer arrived. */
  const entered = useRef(false);
  const find = useFind(typed);
  const { found, isSettled } = find;
  const groups = [...namedOptions(typed, useCommandGroups(places)), ...useFoundOptions(found)];
  const options = groups.flatMap((group) => group.options);
  const at = Math.min(stepped, options.length - 1);
  const current = options[at];

  const choose = (option: PaletteOption | undefined): void => {
    if (!option || option.blocked !== undefined) return;
    onDone();
    option.run();
  };
  const type = (text: string): void => {
    setTyped(text);
    setStepped(0);
    entered.current = false;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // With an input method, Enter may only confirm a word.
    if (event.nativeEvent.isComposing) return;
    const next = stepTo(at, event.key, options.length);
    if (next !== undefined) {
      event.preventDefault();
      entered.current = false;
      setStepped(next);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!current && !isSettled) entered.current = true;
    else choose(current);
  };
  const take = useEffectEvent((): void => {
    const isDue = entered.current;
    entered.current = false;
    if (isDue) choose(current);
  });
  useEffect(() => {
    if (isSettled) take();
  }, [isSettled]);
  return { typed, type, onKeyDown, choose, find, groups, current, isEmpty: options.length === 0 };
}

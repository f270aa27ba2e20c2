import type { GameCategory } from '@croupier/contract/catalogue.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** A pointer that only passes by opens nothing, and one that slips off for a moment closes nothing. */
const OPEN_AFTER_MILLISECONDS = 130;
const CLOSE_AFTER_MILLISECONDS = 260;

type Shown = { category: GameCategory; /** Where its link begins, from the left of the bar. */ left: number };

export type NavPanel = {
  shown: Shown | null;
  /** Now, for the keyboard and for fingers. */
  show: (shown: Shown | null) => void;
  /** Soon, for a pointer that stays. */
  showSoon: (shown: Shown | null) => void;
  stay: () => void;
};

/** Which category's vendors lie open under the navigation; going to another page closes them. */
export function useNavPanel(): NavPanel {
  const { key } = useLocation();
  const [state, setState] = useState<{ over: string; shown: Shown | null }>({ over: key, shown: null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = (): void => clearTimeout(timer.current);
  const show = (shown: Shown | null): void => {
    stay();
    setState({ over: key, shown });
  };
  const showSoon = (shown: Shown | null): void => {
    stay();
    const wait = shown ? OPEN_AFTER_MILLISECONDS : CLOSE_AFTER_MILLISECONDS;
    timer.current = setTimeout(() => setState({ over: key, shown }), wait);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown: state.over === key ? state.shown : null, show, showSoon, stay };
}

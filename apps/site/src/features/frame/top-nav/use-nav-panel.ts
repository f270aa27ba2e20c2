import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Delays, so that a passing pointer opens nothing and a short slip closes nothing. */
const OPEN_AFTER_MILLISECONDS = 130;
const CLOSE_AFTER_MILLISECONDS = 260;

type Shown = { category: GameCategory; /** Where its link begins, from the left of the bar. */ left: number };

export type NavPanel = {
  shown: Shown | null;
  /** Immediately, for keyboard and touch. */
  show: (shown: Shown | null) => void;
  /** After a delay, for a hovering pointer. */
  showSoon: (shown: Shown | null) => void;
  stay: () => void;
};

/** The category whose vendor panel is open; navigation closes it. */
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

import { useEffect, useState } from 'react';

const SECOND_MILLISECONDS = 1_000;

/** The device's time in milliseconds, updated every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

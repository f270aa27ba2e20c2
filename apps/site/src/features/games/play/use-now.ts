import { useEffect, useState } from 'react';

const SECOND_MILLISECONDS = 1_000;

/** The time of this device in milliseconds, new every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

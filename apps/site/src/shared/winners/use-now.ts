import { useEffect, useState } from 'react';

const EVERY_MILLISECONDS = 10_000;

/** The current time, for texts such as "2 minutes ago". */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

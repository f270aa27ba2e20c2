/** A point as a coin. */
export const Coin = ({ className = 'size-4' }: { className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden className={`shrink-0 ${className}`}>
    <circle cx="12" cy="12" r="10.6" fill="var(--brand-bottom)" />
    <circle cx="12" cy="11.4" r="10" fill="var(--brand)" />
    <circle
      cx="12"
      cy="11.4"
      r="7.2"
      fill="none"
      stroke="var(--brand-ink)"
      strokeOpacity="0.4"
      strokeWidth="1.2"
    />
    <path
      d="M12 6.6l1.45 3.1 3.4.4-2.5 2.35.65 3.35L12 14.15 9 15.8l.65-3.35-2.5-2.35 3.4-.4z"
      fill="var(--brand-ink)"
      fillOpacity="0.82"
    />
    <path
      d="M5.2 7.4A8.6 8.6 0 0 1 12 3.4"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.6"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
  </svg>
);

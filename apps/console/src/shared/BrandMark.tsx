/** The logo of the console. */
export const BrandMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 40 40" aria-hidden className={className}>
    <rect width="40" height="40" rx="11" className="fill-brand-soft" />
    <path
      d="M20 6c5 6.5 12 9.2 12 15.7a5.8 5.8 0 0 1-9.7 4.3l1.5 7h-7.6l1.5-7A5.8 5.8 0 0 1 8 21.7C8 15.2 15 12.5 20 6Z"
      className="fill-brand-text"
    />
  </svg>
);

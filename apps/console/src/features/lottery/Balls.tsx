/** The numbers of a result, in order. */
export const Balls = ({ numbers }: { numbers: readonly string[] }) => (
  <span className="flex flex-wrap gap-1">
    {numbers.map((number, at) => (
      <span
        // oxlint-disable-next-line react/no-array-index-key -- a result may have the same number twice
        key={`${at} ${number}`}
        className="numeric rounded-pill bg-surface-3 px-2 py-0.5 text-xs font-semibold"
      >
        {number}
      </span>
    ))}
  </span>
);

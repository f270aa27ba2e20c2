import type { Good } from '@croupier/contract/loyalty/mall.ts';

/** The picture of a good, 4:3; its place is reserved. */
export const GoodPicture = ({ art, className = '' }: Pick<Good, 'art'> & { className?: string }) => (
  <img
    src={`/art/goods/${art}.svg`}
    alt=""
    width={400}
    height={300}
    loading="lazy"
    decoding="async"
    className={`aspect-4/3 w-full bg-surface-3 object-cover ${className}`}
  />
);

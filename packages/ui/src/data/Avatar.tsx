import { clsx } from 'clsx';
import { hashOf } from '@croupier/art/random.ts';

export type AvatarProps = {
  /** The name, which determines the letter and the colours. */
  name: string;
  src?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
};

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-16 text-xl' };

/** A picture, or the first letter on a colour. Decorative, because the name is beside it. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const hue = hashOf(name) % 360;
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-display font-bold uppercase',
        'text-white shadow-[inset_0_0_0_1.5px_oklch(1_0_0/0.2)]',
        sizes[size],
        className,
      )}
      style={{
        backgroundImage: `linear-gradient(140deg, oklch(0.62 0.15 ${hue}), oklch(0.36 0.12 ${hue + 55}))`,
      }}
    >
      {src ? <img src={src} alt="" className="size-full object-cover" /> : Array.from(name)[0]}
    </span>
  );
}

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type CardProps = ComponentProps<'div'> & {
  /** `panel` is raised, `well` is sunken, `lit` glows in the brand's colour. */
  tone?: 'panel' | 'well' | 'lit' | undefined;
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
};

const tones = {
  panel: 'bg-panel border-line shadow-raised',
  well: 'bg-well border-line shadow-well',
  lit: 'bg-lit border-brand-line shadow-raised',
};
const paddings = { none: '', sm: 'p-3', md: 'p-4 sm:p-5', lg: 'p-5 sm:p-8' };

export function Card({ tone = 'panel', padding = 'md', className, ...rest }: CardProps) {
  return <div {...rest} className={clsx('rounded-card border', tones[tone], paddings[padding], className)} />;
}

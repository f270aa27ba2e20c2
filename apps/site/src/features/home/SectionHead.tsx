import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export type SectionHeadProps = { title: string; text?: ReactNode; link?: { to: string; label: string } };

/** Title of a section, and the way to all of it. */
export const SectionHead = ({ title, text, link }: SectionHeadProps) => (
  <div className="mb-4 flex items-end justify-between gap-4">
    <div>
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="mt-1 text-sm text-muted">{text}</p>}
    </div>
    {link && (
      <Link
        to={link.to}
        className="flex shrink-0 items-center gap-0.5 rounded-field py-2 text-sm font-semibold text-brand-text hover:underline"
      >
        {link.label}
        <ChevronRight aria-hidden className="size-4" />
      </Link>
    )}
  </div>
);

import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export type SectionHeadProps = {
  title: string;
  icon?: ReactNode;
  text?: ReactNode;
  link?: { to: string; label: string };
};

/** Section title with a link to the full list. */
export const SectionHead = ({ title, icon, text, link }: SectionHeadProps) => (
  <div className="flex items-end justify-between gap-4">
    <div className="min-w-0">
      <h2 className="flex items-center gap-2.5 text-xl sm:text-2xl">
        {icon && (
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-field bg-brand-soft text-brand-text sm:size-9 [&_svg]:size-4.5 sm:[&_svg]:size-5"
          >
            {icon}
          </span>
        )}
        {title}
      </h2>
      {text && <p className="mt-1 text-sm text-muted">{text}</p>}
    </div>
    {link && (
      <Link
        to={link.to}
        aria-label={`${link.label}: ${title}`}
        className="flex min-h-9 shrink-0 items-center gap-0.5 rounded-field px-1 text-sm font-semibold text-brand-text hover:underline"
      >
        {link.label}
        <ChevronRight aria-hidden className="size-4" />
      </Link>
    )}
  </div>
);

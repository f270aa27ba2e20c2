import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';

export type HeadProps = { title: string; text?: string; action?: ReactNode };

/** The heading of a page of the back-office. */
export const Head = ({ title, text, action }: HeadProps) => (
  <header className="flex flex-wrap items-end justify-between gap-3">
    <PageTitle>{title}</PageTitle>
    <div className="min-w-0">
      <h1 className="text-2xl">{title}</h1>
      {text && <p className="mt-1 max-w-2xl text-sm text-muted">{text}</p>}
    </div>
    {action}
  </header>
);

import { Card } from '@croupier/ui/layout/Card.tsx';
import { useId, type ReactNode } from 'react';

type SectionProps = { id: string; title: string; text: ReactNode; children: ReactNode };

/** A section of the page, which links elsewhere on the site lead to. */
export function Section({ id, title, text, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="scroll-mt-(--header-height)">
      <Card className="flex flex-col gap-4">
        <div>
          <h2 id={heading} className="text-lg">
            {title}
          </h2>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </div>
        {children}
      </Card>
    </section>
  );
}

import { Info } from 'lucide-react';

/** Says that what the address names is not there any more; what is there stands below. */
export const GoneNote = ({ title, text }: { title: string; text: string }) => (
  <output className="mb-5 flex gap-3 rounded-card border border-line bg-info-soft p-4 text-sm text-info">
    <Info aria-hidden className="size-5 shrink-0" />
    <span>
      <strong className="block">{title}</strong>
      {text}
    </span>
  </output>
);

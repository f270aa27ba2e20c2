import { Info } from 'lucide-react';

/** Says that the item in the address no longer exists; the current items follow below. */
export const NoLongerAvailable = ({ title, text }: { title: string; text: string }) => (
  <output className="mb-5 flex gap-3 rounded-card border border-line bg-info-soft p-4 text-sm text-info">
    <Info aria-hidden className="size-5 shrink-0" />
    <span>
      <strong className="block">{title}</strong>
      {text}
    </span>
  </output>
);

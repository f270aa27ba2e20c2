import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import type { ReactNode } from 'react';

export type KeptTextProps = {
  title: string;
  text: string;
  label: string;
  value: string;
  problem: string | undefined;
  onEdit: (value: string) => void;
  /** Buttons below the text. */
  children: ReactNode;
};

/** Published data as a text that can be kept, changed and checked. */
export const KeptText = ({ title, text, label, value, problem, onEdit, children }: KeptTextProps) => (
  <Card>
    <h2 className="text-lg">{title}</h2>
    <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>
    <TextArea
      tall
      className="mt-4 font-mono text-xs"
      label={label}
      spellCheck={false}
      autoComplete="off"
      value={value}
      error={problem}
      onChange={(event) => onEdit(event.target.value)}
    />
    <div className="mt-3 flex flex-wrap gap-2">{children}</div>
  </Card>
);

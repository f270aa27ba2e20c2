import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ComponentProps } from 'react';
import { IconButton } from './IconButton.tsx';

export type CopyButtonProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> & {
  text: string;
  label: string;
  /** Announced after copying. */
  copiedLabel: string;
  onCopied?: (() => void) | undefined;
};

/** Copies a text. If the browser refuses, nothing is announced. */
export function CopyButton({ text, label, copiedLabel, onCopied, ...rest }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <IconButton
        size="sm"
        {...rest}
        label={copied ? copiedLabel : label}
        icon={copied ? <Check className="text-win" /> : <Copy />}
        onClick={() => void copy()}
      />
      <output className="sr-only">{copied ? copiedLabel : ''}</output>
    </>
  );
}

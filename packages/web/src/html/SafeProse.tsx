import { clsx } from 'clsx';
import { useMemo } from 'react';
import { safeNodes, type DrawLink } from './safe-nodes.tsx';

const PROSE = clsx(
  'text-sm leading-relaxed text-muted wrap-anywhere [&>*+*]:mt-3',
  '[&_:is(h2,h3,h4)]:mt-5 [&_:is(h2,h3,h4)]:text-base [&_:is(h2,h3,h4)]:text-text [&_strong]:text-text',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-5 [&_li+li]:mt-1.5',
  '[&_a]:font-semibold [&_a]:text-brand-text [&_a]:underline [&_a]:underline-offset-3',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-line-strong [&_blockquote]:pl-4',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-field [&_hr]:border-line',
  '[&_table]:w-full [&_table]:table-fixed max-sm:[&_table]:text-xs [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-4',
  '[&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_th]:text-text',
);

export type SafeProseProps = {
  html: string;
  /** The same function every time, or the HTML is parsed again. */
  drawLink: DrawLink;
  className?: string | undefined;
};

/** HTML written by an operator. The server has sanitised it; it is sanitised again here. */
export function SafeProse({ html, drawLink, className }: SafeProseProps) {
  const nodes = useMemo(() => safeNodes(html, drawLink), [html, drawLink]);
  return <div className={clsx(PROSE, className)}>{nodes}</div>;
}

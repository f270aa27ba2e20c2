import { createElement, Fragment, type ReactNode } from 'react';
import { linkKind, pictureSource, type LinkKind } from './link-kind.ts';

/** Elements that are kept, without attributes. */
const PLAIN = new Set(
  'h2 h3 h4 p ul ol li strong em u s small blockquote code table thead tbody tr td'.split(' '),
);
/** Elements that are removed with their content. */
const DROPPED = new Set(
  'script style template noscript iframe object embed svg math form textarea select'.split(' '),
);
/** Elements in which white space is not significant. */
const SPACELESS = new Set('ul ol table thead tbody tr'.split(' '));

/** Draws a link with an allowed address. */
export type DrawLink = (link: LinkKind, children: ReactNode) => ReactNode;

// As arguments: an array would need keys, and these never change order.
const childrenOf = (node: Node, drawLink: DrawLink): ReactNode =>
  createElement(Fragment, null, ...[...node.childNodes].map((child) => nodeOf(child, drawLink)));

const picture = (element: Element): ReactNode => {
  const src = pictureSource(element.getAttribute('src') ?? '');
  return src && <img src={src} alt={element.getAttribute('alt') ?? ''} loading="lazy" decoding="async" />;
};

function elementOf(element: Element, drawLink: DrawLink): ReactNode {
  const name = element.localName;
  if (DROPPED.has(name)) return null;
  const children = childrenOf(element, drawLink);
  if (PLAIN.has(name)) return createElement(name, null, children);
  if (name === 'br' || name === 'hr') return createElement(name);
  if (name === 'img') return picture(element);
  if (name === 'th')
    return <th scope={element.getAttribute('scope') === 'row' ? 'row' : 'col'}>{children}</th>;
  // Without an address a link becomes plain text.
  const href = name === 'a' ? element.getAttribute('href') : null;
  const link = href ? linkKind(href) : undefined;
  return link ? drawLink(link, children) : children;
}

function nodeOf(node: Node, drawLink: DrawLink): ReactNode {
  if (node instanceof Element) return elementOf(node, drawLink);
  if (!(node instanceof Text)) return null;
  const parent = node.parentElement?.localName ?? '';
  return SPACELESS.has(parent) && !node.data.trim() ? null : node.data;
}

/**
 * Converts an operator's HTML into React elements: parsed in an inert document and rebuilt from an allow list, so that
 * nothing else can get through.
 */
export const safeNodes = (html: string, drawLink: DrawLink): ReactNode =>
  childrenOf(new DOMParser().parseFromString(html, 'text/html').body, drawLink);

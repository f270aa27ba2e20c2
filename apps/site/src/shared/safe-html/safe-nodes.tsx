import { createElement, Fragment, type ReactNode } from 'react';
import { linkKind, pictureSource } from './link-kind.ts';
import { TextLink } from './TextLink.tsx';

/** Elements that stay as they are, without any attribute. */
const PLAIN = new Set(
  'h2 h3 h4 p ul ol li strong em u s small blockquote code table thead tbody tr td'.split(' '),
);
/** Of these not even the words stay. */
const DROPPED = new Set(
  'script style template noscript iframe object embed svg math form textarea select'.split(' '),
);
/** Spaces between the parts of these mean nothing. */
const SPACELESS = new Set('ul ol table thead tbody tr'.split(' '));

// As arguments, because a list would want keys, and these never change places.
const childrenOf = (node: Node): ReactNode =>
  createElement(Fragment, null, ...[...node.childNodes].map((child) => nodeOf(child)));

const picture = (element: Element): ReactNode => {
  const src = pictureSource(element.getAttribute('src') ?? '');
  return src && <img src={src} alt={element.getAttribute('alt') ?? ''} loading="lazy" decoding="async" />;
};

function elementOf(element: Element): ReactNode {
  const name = element.localName;
  if (DROPPED.has(name)) return null;
  const children = childrenOf(element);
  if (PLAIN.has(name)) return createElement(name, null, children);
  if (name === 'br' || name === 'hr') return createElement(name);
  if (name === 'img') return picture(element);
  if (name === 'th')
    return <th scope={element.getAttribute('scope') === 'row' ? 'row' : 'col'}>{children}</th>;
  // One whose address was taken away leads nowhere, not to this page.
  const href = name === 'a' ? element.getAttribute('href') : null;
  const link = href ? linkKind(href) : undefined;
  return link ? <TextLink link={link}>{children}</TextLink> : children;
}

function nodeOf(node: Node): ReactNode {
  if (node instanceof Element) return elementOf(node);
  if (!(node instanceof Text)) return null;
  const parent = node.parentElement?.localName ?? '';
  return SPACELESS.has(parent) && !node.data.trim() ? null : node.data;
}

/**
 * The HTML of an operator as elements of ours: read in a document that runs and loads nothing, and rebuilt from what is
 * allowed, so that nothing else can get through.
 */
export const safeNodes = (html: string): ReactNode =>
  childrenOf(new DOMParser().parseFromString(html, 'text/html').body);

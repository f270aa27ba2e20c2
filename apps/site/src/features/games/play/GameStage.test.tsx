import { loadMessages } from '@croupier/i18n/load-messages.ts';
import type { MessageKeys } from '@croupier/i18n/messages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { GameStage } from './GameStage.tsx';

const markup = renderToStaticMarkup(
  <IntlProvider locale="en" messages={(await loadMessages('EN')) as MessageKeys} timeZone="UTC">
    <GameStage url="https://play.vendor.test/g/1?a=1&b=2" name="Jade Hills" isFull={false} />
  </IntlProvider>,
);
const frame = /<iframe[^>]*>/.exec(markup)?.[0] ?? '';

test('the frame is labelled and shows the game', () => {
  expect(frame).toContain('title="Jade Hills"');
  expect(frame).toContain('src="https://play.vendor.test/g/1?a=1&amp;b=2"');
  expect(frame).toContain('referrerPolicy="strict-origin-when-cross-origin"');
  expect(frame).toMatch(/allow="[^"]*fullscreen/);
});

test('the sandbox forbids navigation of the page, downloads and modal dialogs', () => {
  const allowed = /sandbox="([^"]*)"/.exec(frame)?.[1]?.split(' ') ?? [];
  expect(allowed).toEqual(expect.arrayContaining(['allow-scripts', 'allow-same-origin', 'allow-forms']));
  for (const never of [
    'allow-top-navigation',
    'allow-top-navigation-by-user-activation',
    'allow-downloads',
    'allow-modals',
  ])
    expect(allowed).not.toContain(never);
});

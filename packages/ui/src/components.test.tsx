import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AmountField } from './fields/AmountField.tsx';
import { Button } from './buttons/Button.tsx';
import { GameTile } from './lobby/GameTile.tsx';
import { IconButton } from './buttons/IconButton.tsx';
import { Marquee } from './lobby/Marquee.tsx';
import { Pagination } from './data/Pagination.tsx';
import { RollingNumber } from './lobby/RollingNumber.tsx';
import { Table } from './data/Table.tsx';
import { TextField } from './fields/TextField.tsx';
import { useToast } from './toasts/toast-context.ts';

const html = (element: ReactElement) => renderToStaticMarkup(element);
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '');

test('a button does not submit a form by default, and is disabled while loading', () => {
  expect(html(<Button>Go</Button>)).toContain('type="button"');
  expect(html(<Button type="submit">Go</Button>)).toContain('type="submit"');
  const loading = html(<Button loading>Go</Button>);
  expect(loading).toMatch(/disabled=""/);
  expect(loading).toContain('aria-busy="true"');
  expect(textOf(loading)).toBe('Go');
});

test('an icon button has a name and announces whether it is pressed', () => {
  const markup = html(<IconButton label="Favourite" icon={<i />} pressed={false} />);
  expect(markup).toContain('aria-label="Favourite"');
  expect(markup).toContain('aria-pressed="false"');
  expect(html(<IconButton label="Search" icon={<i />} />)).not.toContain('aria-pressed');
});

test('a field is associated with its label and its error, which replaces the hint', () => {
  const markup = html(<TextField id="name" label="User name" hint="Four letters" error="Too short" />);
  expect(markup).toContain('for="name"');
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toContain('aria-describedby="name-note"');
  expect(markup).toMatch(/id="name-note"[^>]*>.*Too short/);
  expect(markup).not.toContain('Four letters');
  expect(html(<TextField label="User name" />)).not.toContain('aria-describedby');
});

test('a password has a reveal button only with labels for it', () => {
  expect(html(<TextField label="Password" type="password" />)).not.toContain('<button');
  const eye = html(
    <TextField label="Password" type="password" revealLabels={{ show: 'Show', hide: 'Hide' }} />,
  );
  expect(eye).toContain('aria-label="Show"');
});

test('an amount field requests a decimal keyboard', () => {
  const field = (decimals: number) =>
    html(<AmountField label="Stake" value="1" onValueChange={() => undefined} decimals={decimals} />);
  expect(field(2)).toContain('inputMode="decimal"');
  expect(field(0)).toContain('inputMode="numeric"');
});

test('the text content of a rolling number is the number', () => {
  expect(textOf(html(<RollingNumber value="1,204.50" />))).toBe('1,204.50');
});

test('the copy in a marquee is hidden from screen readers and keyboard', () => {
  const markup = html(<Marquee label="Notices">News</Marquee>);
  expect(markup.match(/News/g)).toHaveLength(2);
  expect(markup).toMatch(/aria-hidden="true" inert=""[^>]*>News/);
});

test('a table shows its rows, placeholders while loading, or its empty state', () => {
  const columns = [{ key: 'game', header: 'Game', cell: (row: { game: string }) => row.game }];
  const draw = (rows: { game: string }[], loading = false) =>
    html(
      <Table
        caption="Rounds"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.game}
        loading={loading}
        empty={<p>Play one</p>}
      />,
    );
  expect(draw([{ game: 'Dice' }])).toContain('Dice');
  expect(draw([])).toBe('<p>Play one</p>');
  expect(draw([], true).match(/<tr/g)).toHaveLength(6);
});

test('a table marks the column that it is sorted by, for screen readers too', () => {
  const columns = ['game', 'stake'].map((key) => ({
    key,
    header: key,
    sortable: key === 'stake',
    cell: (row: { game: string }) => row.game,
  }));
  const markup = html(
    <Table
      caption="Rounds"
      columns={columns}
      rows={[{ game: 'Dice' }]}
      rowKey={(row) => row.game}
      sort={{ key: 'stake', descending: true }}
      onSort={() => undefined}
    />,
  );
  expect(markup).toMatch(/<th scope="col" class="[^"]*">game/);
  expect(markup).toMatch(/<th scope="col" aria-sort="descending" class="[^"]*"><button type="button"/);
});

test('a tile names its action and its favourite button', () => {
  const markup = html(
    <GameTile
      name="Dice"
      picture={<img alt="" src="/dice.webp" />}
      action={<a href="/dice" aria-label="Dice" />}
      actionLabel="Play Dice"
      favourite={{ pressed: true, label: 'Favourite', onToggle: () => undefined }}
    />,
  );
  expect(markup).toMatch(/<a href="\/dice" aria-label="Play Dice" class="/);
  expect(markup).toMatch(/aria-label="Favourite" aria-pressed="true"/);
});

test('a single page has no pagination; the current page is marked', () => {
  const labels = {
    navigation: 'Pages',
    previous: 'Back',
    next: 'On',
    page: (page: number) => `Page ${page}`,
  };
  const draw = (pageCount: number) =>
    html(<Pagination page={2} pageCount={pageCount} onPageChange={() => undefined} labels={labels} />);
  expect(draw(1)).toBe('');
  expect(draw(3)).toMatch(/aria-label="Page 2" aria-current="page"/);
});

test('useToast throws without a provider', () => {
  function Lonely() {
    useToast();
    return null;
  }
  expect(() => html(<Lonely />)).toThrow('ToastProvider');
});

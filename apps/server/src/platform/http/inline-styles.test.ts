import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInlineStyles, lateLinksLast } from './inline-styles.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'styles-'));
  await mkdir(join(folder, 'css'));
  await writeFile(join(folder, 'css/index.L6zqyMBj.css'), "a{content:'$&'}\n");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('styles stand in the page in the order of their links, which remain for the cache', () => {
  const link = '<link rel="stylesheet" crossorigin href="/css/index.L6zqyMBj.css">';
  expect(createInlineStyles(folder)(`<head>${link}<link rel="icon" href="/favicon.svg"></head>`)).toBe(
    `<head><style>a{content:'$&'}</style><link rel="stylesheet" media="print" crossorigin href="/css/index.L6zqyMBj.css"><link rel="icon" href="/favicon.svg"></head>`,
  );
});

test('what nothing waits for stands after the pictures of the page, until a script requests it', () => {
  const late = (link: string): string => link.replace('rel=', 'rel="late" data-rel=');
  const scripts = '<link rel="modulepreload" fetchpriority="low" crossorigin href="/js/start.js">';
  const print = '<link rel="stylesheet" media="print" crossorigin href="/css/index.css">';
  const styles = '<link rel="stylesheet" crossorigin href="/css/index.css">';
  expect(
    lateLinksLast(`<head>${scripts}${print}${styles}</head><body><img src="/a.avif"><!--late--></body>`),
  ).toBe(`<head>${styles}</head><body><img src="/a.avif">${late(scripts)}${late(print)}</body>`);
});

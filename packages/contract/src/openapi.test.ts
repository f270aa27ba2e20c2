import { expect, test } from 'vitest';
import { consoleApi, siteApi } from './api.ts';
import { openApiDocument } from './openapi.ts';
import type { Api } from './route.ts';

type Operation = { operationId: string; parameters: Array<{ name: string; in: string }>; responses: object };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>>; components: object };

const documents = [siteApi, consoleApi].map((api) => openApiDocument(api, 'Test', '1') as Document);
const operations = documents.flatMap(({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  ),
);

test('operation ids are unique', () => {
  for (const { paths } of documents) {
    const names = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
  }
  expect(operations.map(({ operation }) => operation.operationId)).toContain('session.logout.also');
});

test('every placeholder of a path is described', () => {
  for (const { path, operation } of operations) {
    const described = operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => name);
    expect(described).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  }
});

test('every reference resolves', () => {
  for (const document of documents) {
    const text = JSON.stringify(document);
    for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = pointer
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
      expect(target, pointer).toBeDefined();
    }
  }
});

test('no two calls share method and path', () => {
  const places = [siteApi, consoleApi].flatMap((api: Api) =>
    Object.values(api).flatMap((routes) =>
      Object.values(routes).map((route) => `${route.method} ${route.path}`),
    ),
  );
  expect(new Set(places).size).toBe(places.length);
});

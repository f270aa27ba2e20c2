import { z, type core } from 'zod';
import { ENCRYPTION } from './encryption.ts';
import { failureSchema } from './envelope.ts';
import type { Access, Api, Route, Schema } from './route.ts';

const ACCESS_WORDS: Record<Access, string> = {
  visitor: 'Anybody may call this.',
  session: 'Needs a signed-in account.',
  member: 'Needs a signed-in member; trial accounts are refused.',
  agent: 'Needs a signed-in agent.',
  operator: 'Needs a signed-in operator.',
};

const jsonSchema = (schema: Schema): Record<string, unknown> => {
  // `input` is the wire form of a codec: decimal strings for money, ISO texts for instants.
  const { $schema: _, ...rest } = z.toJSONSchema(schema as core.$ZodType, {
    io: 'input',
    unrepresentable: 'any',
  });
  return rest;
};

function parametersOf(schema: Schema | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const BINARY = { schema: { type: 'string', format: 'binary' } };

function requestBodyOf(route: Route, body: Schema): object {
  if (route.upload)
    return { required: true, content: Object.fromEntries(route.upload.map((type) => [type, BINARY])) };
  const plainType = route.form ? 'application/x-www-form-urlencoded' : 'application/json';
  const bodyType = route.encrypted ? ENCRYPTION.contentType : plainType;
  return { required: true, content: { [bodyType]: { schema: jsonSchema(body) } } };
}

const answerContentOf = (route: Route): object =>
  route.download
    ? { [route.download]: BINARY }
    : {
        'application/json': {
          schema: {
            type: 'object',
            required: ['success', 'value', 'message'],
            properties: {
              success: { const: true },
              value: jsonSchema(route.response),
              message: { type: 'string' },
            },
          },
        },
      };

function operationOf(moduleName: string, name: string, route: Route, suffix: string): object {
  const notes = [
    ACCESS_WORDS[route.access],
    ...(route.encrypted ? ['The body is a compact JWE of this JSON.'] : []),
    ...(route.confirmed ? ['Wants a proof of the last ten minutes of who one is.'] : []),
  ];
  return {
    operationId: `${moduleName}.${name}${suffix}`,
    tags: [moduleName],
    summary: route.summary,
    description: notes.join(' '),
    ...(route.access === 'visitor' ? { security: [] } : {}),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(route.body ? { requestBody: requestBodyOf(route, route.body) } : {}),
    ...(route.errors ? { 'x-error-codes': route.errors } : {}),
    responses: {
      200: { description: 'Done.', content: answerContentOf(route) },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/** The OpenAPI 3.1 document of a group of routes. */
export function openApiDocument(api: Api, title: string, version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [moduleName, routes] of Object.entries(api))
    for (const [name, route] of Object.entries(routes)) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
      const operations = (paths[path] ??= {});
      operations[route.method.toLowerCase()] = operationOf(moduleName, name, route, '');
      if (route.alsoMethod)
        operations[route.alsoMethod.toLowerCase()] = operationOf(moduleName, name, route, '.also');
    }
  return {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      responses: {
        Failure: {
          description: 'Refused; `code` is stable, `message` is in the language of the request.',
          content: { 'application/json': { schema: jsonSchema(failureSchema) } },
        },
      },
    },
  };
}

import { hash } from 'node:crypto';
import type { Definition } from '@croupier/contract/promotions/definition.ts';
import { storedOf } from './versions.queries.ts';

/** What an entry keeps of the terms that it was made under. */
export const termsHash = (definition: Definition): string =>
  hash('sha256', JSON.stringify(storedOf(definition)), 'hex');

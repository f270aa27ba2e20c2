import { hash } from 'node:crypto';
import { clause } from '@croupier/contract/promotions/clauses.ts';
import type { Definition } from '@croupier/contract/promotions/definition.ts';
import { z } from 'zod';
import { clausesOf } from '../engine/clauses.rules.ts';

/** What an entry keeps of the terms that it was made under: the hash of the printed sentences. */
export const termsHash = (definition: Definition): string =>
  hash('sha256', JSON.stringify(z.encode(z.array(clause), clausesOf(definition))), 'hex');

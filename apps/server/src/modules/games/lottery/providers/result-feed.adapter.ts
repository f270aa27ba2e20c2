import { z } from 'zod';
import type { OutgoingCall } from '../../../../platform/http/outgoing-call.ts';
import { numbersOf } from '../results/shapes.rules.ts';
import type { Feed, ResultSource } from '../results/results.types.ts';

const MAX_EVIDENCE_CHARACTERS = 8_192;
const OK = 200;
const NOT_FOUND = 404;

const answerSchema = z.object({
  lottery: z.string(),
  number: z.string(),
  isFinal: z.boolean(),
  prizes: z
    .array(z.object({ code: z.string().max(16), numbers: z.array(z.string().max(16)).max(64) }))
    .max(16),
});

/** A feed of results as JSON: one address per lottery and draw. */
export const createResultFeed = (call: OutgoingCall, { id, url }: Feed): ResultSource => ({
  fetch: async ({ family, feedCode, number }) => {
    const path = `/results/${encodeURIComponent(feedCode ?? '')}/${encodeURIComponent(number)}`;
    const answer = await call('', { base: url, path, method: 'GET' });
    if (answer.kind === 'unanswered') throw new Error(`feed ${id}: ${answer.message}`);
    if (answer.status === NOT_FOUND) return undefined;
    if (answer.status !== OK) throw new Error(`feed ${id}: HTTP ${answer.status}`);
    const told = answerSchema.parse(JSON.parse(answer.text));
    // Another day's result is no result.
    if (told.lottery !== feedCode || told.number !== number || !told.isFinal) return undefined;
    const prizes = Object.fromEntries(told.prizes.map(({ code, numbers }) => [code, numbers]));
    const numbers = numbersOf(family, prizes);
    return numbers && { numbers, evidence: answer.text.slice(0, MAX_EVIDENCE_CHARACTERS) };
  },
});

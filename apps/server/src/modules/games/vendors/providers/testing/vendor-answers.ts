import type { VendorCall } from '../../vendors.types.ts';

type Answer = Awaited<ReturnType<VendorCall>>;
type Request = Parameters<VendorCall>[0];

export const json = (content: unknown, status = 200): Answer => ({ status, text: JSON.stringify(content) });

/** A vendor that gives these answers in order, the last one for ever, and keeps what it was asked. */
export function vendorThatAnswers(...answers: readonly Answer[]): { call: VendorCall; requests: Request[] } {
  const requests: Request[] = [];
  const call: VendorCall = async (request) => {
    requests.push(request);
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (!answer) throw new Error('no answer is planned');
    return answer;
  };
  return { call, requests };
}

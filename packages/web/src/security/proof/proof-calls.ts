import type { ProofMethod } from '@croupier/contract/access/session.ts';

export type TypedMethod = Exclude<ProofMethod, 'passkey'>;
export type PasskeyResponse = Record<string, unknown>;

/** The calls that finish a sign-in with a further proof; `Started` is the session of the app. */
export type ProofCalls<Started> = {
  /** @throws ApiError */
  answer: (proof: { challenge: string; kind: TypedMethod; answer: string }) => Promise<Started>;
  passkeyOptions: (challenge: string) => Promise<Record<string, unknown>>;
  passkey: (proof: { challenge: string; response: PasskeyResponse }) => Promise<Started>;
  /** Where codes can be sent. */
  sendCode?: (proof: { challenge: string; kind: 'sms' | 'email' }) => Promise<{ expiredMinutes: number }>;
};

export type ProofFormProps<Started> = {
  calls: ProofCalls<Started>;
  challenge: string;
  onProved: (started: Started) => void;
  /** Back to the sign-in form, with the error that ended this attempt if there was one. */
  onBack: (error?: unknown) => void;
  onBusy?: ((busy: boolean) => void) | undefined;
};

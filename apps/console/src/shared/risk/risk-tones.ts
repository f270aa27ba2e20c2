import type { DocumentState } from '@croupier/contract/kyc/kyc-states.ts';
import type { CaseState, RiskVerdict } from '@croupier/contract/risk/risk-states.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';

export const VERDICT_TONES: Readonly<Record<RiskVerdict, Tone>> = {
  pass: 'neutral',
  review: 'warn',
  hold: 'lose',
};

export const CASE_TONES: Readonly<Record<CaseState, Tone>> = {
  open: 'warn',
  looking: 'info',
  waiting: 'neutral',
  reported: 'lose',
  closed: 'win',
};

export const DOCUMENT_TONES: Readonly<Record<DocumentState, Tone>> = {
  wanted: 'neutral',
  submitted: 'warn',
  in_review: 'info',
  accepted: 'win',
  refused: 'lose',
  expired: 'neutral',
};

import type { AnyVerification } from '@croupier/fairplay/registry.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { drawText } from '../../shared/rounds/jackpot-draw.ts';
import { hundredths } from '../../shared/rounds/verifier-query.ts';

const DIGITS = 10;
const value = (number: number): string => number.toFixed(DIGITS);

const Step = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <li className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
    <h4 className="font-display text-sm font-bold">{title}</h4>
    <p className="text-sm text-muted">{text}</p>
    {children}
  </li>
);

// The monospaced font has no Thai.
const Code = ({ children }: { children: ReactNode }) => (
  <code className="block overflow-x-auto rounded-field bg-well px-3 py-2 [font-family:ui-monospace,monospace,'Noto_Sans_Thai_Variable'] text-xs leading-relaxed whitespace-pre-wrap break-all shadow-well">
    {children}
  </code>
);

/** The last step: from the numbers to the result. */
function Outcome({ verification }: { verification: AnyVerification }) {
  const t = useTranslations('fairness.steps');
  const { draws } = verification;
  if (verification.gameId === 'dice')
    return (
      <Step title={t('outcome')} text={t('diceText')}>
        <Code>
          {t('roll', {
            value: value(draws[0]?.value ?? 0),
            roll: hundredths(verification.result.facts.rollHundredths),
          })}
        </Code>
      </Step>
    );
  if (verification.gameId === 'mines')
    return (
      <Step title={t('outcome')} text={t('minesText')}>
        <Code>
          {verification.result.facts.picks
            .map(({ left, index, field }, order) =>
              t('pick', {
                value: value(draws[order]?.value ?? 0),
                left: String(left),
                index: String(index),
                field: String(field),
              }),
            )
            .join('\n')}
        </Code>
      </Step>
    );
  return (
    <Step title={t('outcome')} text={t('gameText')}>
      <Code>{JSON.stringify(verification.result.facts)}</Code>
    </Step>
  );
}

/** Every step from the seeds to the result, for comparison with other tools. */
export function VerificationSteps({ verification }: { verification: AnyVerification }) {
  const t = useTranslations('fairness.steps');
  const { chunks, draws, jackpot, serverSeedHash } = verification;
  return (
    <ol className="grid gap-4">
      <Step title={t('hash')} text={t('hashText')}>
        <Code>{serverSeedHash}</Code>
      </Step>
      <Step title={t('bytes')} text={t('bytesText')}>
        {chunks.map(({ cursor, message, hex }) => (
          <Code key={cursor}>
            <span className="text-subtle">
              {t('message')}: {message}
            </span>
            {'\n'}
            {hex.match(/.{8}/g)?.join(' ')}
          </Code>
        ))}
      </Step>
      <Step title={t('numbers')} text={t('numbersText')}>
        <Code>{draws.map(({ hex, value: number }) => `${hex} → ${value(number)}`).join('\n')}</Code>
      </Step>
      <Outcome verification={verification} />
      {jackpot && (
        <Step title={t('jackpot')} text={t('jackpotText')}>
          <Code>
            <span className="text-subtle">
              {t('message')}: {jackpot.message}
            </span>
            {'\n'}
            {jackpot.hex}
            {'\n'}
            {t('jackpotDraw', {
              hex: jackpot.hex.slice(0, 16),
              draw: jackpot.draw,
              value: drawText(BigInt(jackpot.draw)),
            })}
          </Code>
        </Step>
      )}
    </ol>
  );
}

import { parseMoney } from '@croupier/contract/money.ts';
import { LIMIT_KINDS, LIMIT_SPANS } from '@croupier/contract/protection/protection.ts';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import { useLimitWords } from './use-limit-words.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** What the audit log holds about a change of protection, in words: a limit, an end, a reason. */
export function useRecordedWords(currency: string): (recorded: unknown) => string | undefined {
  const t = useTranslations('console.protection');
  const format = useConsoleFormat();
  const { nameOf } = useLimitWords(currency);
  /** `member.loss.day` */
  const limitOf = (text: string): string => {
    const [owner, ...name] = text.split('.');
    const kind = LIMIT_KINDS.find((each) => each === name[0]);
    const span = LIMIT_SPANS.find((each) => each === name[1]);
    if (!kind || !span) return text;
    return `${nameOf({ kind, span })} · ${t(owner === 'member' ? 'own' : 'operator')}`;
  };
  const wordsOf = (name: string, value: unknown): string | undefined => {
    if (name === 'minutes' && typeof value === 'number') return t('minutes', { count: value });
    if (name === 'until' && value === null) return t('ever');
    if (typeof value !== 'string') return typeof value === 'number' ? format.number(value) : undefined;
    if (name === 'limit') return limitOf(value);
    if (name === 'amount') return format.amount(parseMoney(value) ?? 0n, currency);
    if (INSTANT.test(value)) return `${t('until')} ${format.instant(new Date(value))}`;
    return value;
  };
  return (recorded) => {
    if (typeof recorded !== 'object' || recorded === null) return undefined;
    const words = Object.entries(recorded).flatMap(([name, value]) => wordsOf(name, value) ?? []);
    return words.length > 0 ? words.join(' · ') : undefined;
  };
}

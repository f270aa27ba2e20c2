import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { prizesOf } from '../shared/balls/ResultNumbers.tsx';
import type { StageProps } from './stage-props.ts';

/** A board of prizes that fills in, the first prize last. */
export function PrizeStage({ family, numbers, landed, hits }: StageProps) {
  const t = useTranslations('lotteryNames.prize');
  const prizes = prizesOf(family, numbers);
  const rows = prizes.map(({ code, texts }, row) => ({
    code,
    texts,
    from: prizes.slice(0, row).reduce((sum, before) => sum + before.texts.length, 0),
    isMain: row === 0,
  }));
  return (
    <dl className="mx-auto grid w-full max-w-xl gap-1">
      {rows.map(({ code, texts, from, isMain }) => (
        <div key={code} className="reveal-prize" data-main={isMain || undefined}>
          <dt>{t(code as 'first')}</dt>
          <dd className="flex flex-1 flex-wrap justify-center gap-x-4 gap-y-1">
            {texts.map((text, index) => {
              const isThere = landed.has(from + index);
              return (
                <span
                  // oxlint-disable-next-line react/no-array-index-key -- prizes may have the same number
                  key={index}
                  className={clsx(
                    'numeric',
                    isThere ? 'reveal-number' : 'reveal-hidden',
                    isThere && hits.has(from + index) && 'reveal-hit',
                  )}
                >
                  {isThere ? text : '•'.repeat(text.length)}
                </span>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { lotteryFamilies } from '@croupier/fairplay/lottery/catalogue.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { catalogueFamily } from '../names/family-names.ts';
import { Balls } from './Balls.tsx';
import type { BallSize } from './Ball.tsx';

/** The prizes that a short picture of a result shows beside the first one. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  thai: ['back2', 'front3', 'back3'],
  hanoi: ['g1'],
  stock: ['bottom'],
  'vn-n': ['g1', 'g7'],
  'vn-s': ['g1', 'g8'],
};

type Prize = { code: string; texts: string[] };

/** The texts of a result by prize, in the order of the family. */
export function prizesOf(family: string, numbers: readonly string[]): Prize[] {
  const shape = lotteryFamilies.find(({ code }) => code === catalogueFamily(family))?.shape ?? [];
  let start = 0;
  return shape.map(({ code, count }) => {
    start += count;
    return { code, texts: numbers.slice(start - count, start) };
  });
}

export type ResultNumbersProps = {
  family: string;
  numbers: readonly string[];
  label: string;
  size?: BallSize | undefined;
  className?: string | undefined;
};

/** A result in short: balls, and of lotteries with many prizes the best known ones. */
export function ResultNumbers({ family, numbers, label, size, className }: ResultNumbersProps) {
  const t = useTranslations('lotteryNames.prize');
  const code = catalogueFamily(family);
  const [first] = numbers;
  const others = SHOWN[code];
  if (!['thai', 'lao', 'hanoi', 'stock', 'vn-n', 'vn-s'].includes(code))
    return <Balls {...{ family, numbers, label, size, className }} />;
  const prizes = prizesOf(family, numbers).filter((prize) => others?.includes(prize.code));
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <Balls family={code} numbers={Array.from(first ?? '')} {...{ label, size }} />
      {prizes.length > 0 && (
        <dl className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
          {prizes.map((prize) => (
            <div key={prize.code} className="flex items-baseline gap-1.5">
              <dt className="text-subtle">{t(prize.code as 'first')}</dt>
              <dd className="numeric font-semibold">{prize.texts.join(' ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

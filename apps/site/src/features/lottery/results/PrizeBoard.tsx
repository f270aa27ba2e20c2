import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { Balls } from '../shared/balls/Balls.tsx';
import { prizesOf } from '../shared/balls/ResultNumbers.tsx';
import { catalogueFamily, nameGroup } from '../shared/names/family-names.ts';
import './prize-board.css';

type PrizeBoardProps = { family: string; numbers: readonly string[]; className?: string | undefined };

/** A whole result: balls, or a board with every prize. */
export function PrizeBoard({ family, numbers, className }: PrizeBoardProps) {
  const t = useTranslations('lotteryNames.prize');
  const texts = useTranslations('lotteryResults');
  const group = nameGroup(catalogueFamily(family));
  if (group !== 'sea' && group !== 'vn')
    return <Balls {...{ family, numbers, className }} label={texts('numbers')} size="md" />;
  return (
    <table className={clsx('prize-board', className)} data-group={group}>
      <caption className="sr-only">{texts('numbers')}</caption>
      <tbody>
        {prizesOf(family, numbers).map(({ code, texts: drawn }, row) => (
          <tr key={code} data-main={row === 0 || undefined}>
            <th scope="row">{t(code as 'first')}</th>
            <td>
              <ul className="prize-numbers" data-many={drawn.length > 4 || undefined}>
                {drawn.map((number, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- prizes may have the same number
                  <li key={at} className="numeric">
                    {number}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

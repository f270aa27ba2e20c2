import { useTranslations } from 'use-intl';
import { tailsByHead } from './tails.ts';

/** The last two digits of all prizes, as players of Vietnam's lotteries read them. */
export function TailsTable({ numbers }: { numbers: readonly string[] }) {
  const t = useTranslations('lotteryResults');
  const tails = tailsByHead(numbers);
  return (
    <table className="tails-table numeric">
      <caption className="mb-1 text-start text-xs text-subtle">{t('tails')}</caption>
      <tbody>
        {[0, 1, 2, 3, 4].map((row) => (
          <tr key={row}>
            {[row, row + 5].map((head) => (
              <Head key={head} head={head} ends={tails[head] ?? []} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Head = ({ head, ends }: { head: number; ends: readonly string[] }) => (
  <>
    <th scope="row">{head}</th>
    <td>{ends.join(', ') || '–'}</td>
  </>
);

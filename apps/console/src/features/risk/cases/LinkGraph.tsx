import type { CaseFile } from '@croupier/contract/risk/cases.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { GRAPH, linkPositions } from './link-positions.ts';

const CENTRE = { x: GRAPH.width / 2, y: GRAPH.height / 2 };
const NODE = { width: 132, height: 40 };
/** The graph stays readable; everybody is in the list below it. */
const MAX_NODES = 12;
const MAX_LETTERS = 15;

const short = (name: string): string =>
  name.length > MAX_LETTERS ? `${name.slice(0, MAX_LETTERS - 1)}…` : name;

function Node({ x, y, name, isSelf }: { x: number; y: number; name: string; isSelf?: boolean }) {
  return (
    <g transform={`translate(${x - NODE.width / 2} ${y - NODE.height / 2})`}>
      <rect
        width={NODE.width}
        height={NODE.height}
        rx="12"
        className={isSelf ? 'fill-brand stroke-brand' : 'fill-surface-2 stroke-line-strong'}
      />
      <text
        x={NODE.width / 2}
        y={NODE.height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        className={isSelf ? 'fill-brand-ink text-sm font-semibold' : 'fill-text text-sm font-semibold'}
      >
        {short(name)}
      </text>
    </g>
  );
}

/** The member in the middle and those whom flags link to it, with a list of the same for the keyboard. */
export function LinkGraph({ file: { merchantCode, member, links } }: { file: CaseFile }) {
  const t = useTranslations('console.risk');
  if (links.length === 0) return <p className="text-sm text-muted">{t('noLinks')}</p>;
  const drawn = links.slice(0, MAX_NODES);
  const places = linkPositions(drawn.length);
  return (
    <div className="grid gap-3">
      <svg
        aria-hidden
        viewBox={`0 0 ${GRAPH.width} ${GRAPH.height}`}
        className="w-full rounded-card border border-line bg-well"
      >
        {places.map(({ x, y }, index) => (
          <line
            key={drawn[index]?.member.id}
            x1={CENTRE.x}
            y1={CENTRE.y}
            x2={x}
            y2={y}
            className="stroke-line-strong"
            strokeWidth={1 + (drawn[index]?.kinds.length ?? 1)}
          />
        ))}
        {places.map(({ x, y }, index) => (
          <Node key={drawn[index]?.member.id} x={x} y={y} name={drawn[index]?.member.account ?? ''} />
        ))}
        <Node x={CENTRE.x} y={CENTRE.y} name={member.account} isSelf />
      </svg>
      <ul aria-label={t('links')} className="grid gap-1 text-sm">
        {links.map(({ member: linked, kinds }) => (
          <li key={linked.id} className="flex flex-wrap items-baseline justify-between gap-2">
            <Link to={paths.memberFile({ merchantCode, id: linked.id })}>{linked.account}</Link>
            <span className="text-muted">{kinds.map((kind) => t(`flag.${kind}`)).join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

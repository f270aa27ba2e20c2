import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { Detail } from '../../../shared/detail/Detail.tsx';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import type { SoldLottery } from '../lottery.queries.ts';
import { Prices } from './Prices.tsx';
import { groupReturnBps, LIMITS } from './rules-form.ts';
import { RulesDialog } from './RulesDialog.tsx';
import { SwitchDialog } from './SwitchDialog.tsx';

type GamePanelProps = {
  merchantCode: string;
  game: SoldLottery;
  onClose: () => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
};

const ONE = 10_000n;
const DECIMALS = 2;

function useFacts({ rules, catalogue, version, effectiveAt }: SoldLottery): Fact[] {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  const { minGroup, maxGroup, rateBps, units, closedPlays, playCuts, limits } = rules;
  const amount = (minor: bigint): string => format.number(minor / ONE);
  const unit = (minor: bigint): string =>
    format.fixed(Number(minor) / Number(ONE), minor % 100n === 0n ? DECIMALS : 4);
  return [
    {
      label: t('groups'),
      value: `${minGroup}–${maxGroup}`,
      note: t('returns', {
        from: format.bps(groupReturnBps(minGroup)),
        to: format.bps(groupReturnBps(maxGroup)),
      }),
    },
    { label: t('rate'), value: format.bps(rateBps), note: t('rateText') },
    { label: t('units'), value: units.map(unit).join(' · ') },
    ...LIMITS.map((name) => ({
      label: t(name),
      value: name === 'minBet' ? unit(limits[name]) : amount(limits[name]),
    })),
    { label: t('closedPlays'), value: closedPlays.join(', ') || '—' },
    {
      label: t('playCuts'),
      value:
        Object.entries(playCuts)
          .map(([play, cut]) => `${play} −${cut}`)
          .join(', ') || '—',
    },
    {
      label: t('version'),
      value: version === 0 ? '—' : String(version),
      note: effectiveAt ? format.instant(effectiveAt) : undefined,
    },
    { label: t('catalogue'), value: <code>{catalogue}</code> },
  ];
}

/** One lottery at a merchant: whether it is on sale, its rules, and prices of numbers. */
export function GamePanel({ merchantCode, game, ...panel }: GamePanelProps) {
  const t = useTranslations('console.lottery');
  const facts = useFacts(game);
  const [open, setOpen] = useState<'switch' | 'rules'>();
  const close = () => setOpen(undefined);
  return (
    <DetailPanel title={game.name} {...panel}>
      <Detail
        frame="panel"
        title={game.name}
        subtitle={<code>{game.gameCode}</code>}
        badges={[{ label: t(game.isOn ? 'onSale' : 'offSale'), tone: game.isOn ? 'win' : 'neutral' }]}
        acts={
          <>
            <ActButton
              permission="games.manage"
              merchantCode={merchantCode}
              label={t(game.isOn ? 'switchOff' : 'switchOn')}
              onPress={() => setOpen('switch')}
            />
            <ActButton
              permission="games.manage"
              merchantCode={merchantCode}
              label={t('changeRules')}
              onPress={() => setOpen('rules')}
            />
          </>
        }
        tabs={[
          { value: 'overview', label: t('rules'), content: <FactList facts={facts} /> },
          {
            value: 'prices',
            label: t('prices'),
            content: <Prices merchantCode={merchantCode} gameCode={game.gameCode} />,
          },
        ]}
      />
      {open === 'switch' && <SwitchDialog {...{ merchantCode, game }} onClose={close} />}
      {open === 'rules' && <RulesDialog {...{ merchantCode, game }} onClose={close} />}
    </DetailPanel>
  );
}

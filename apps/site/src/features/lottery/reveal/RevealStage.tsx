import { catalogueFamily, nameGroup } from '../shared/names/family-names.ts';
import { BallStage } from './BallStage.tsx';
import { DiceStage } from './DiceStage.tsx';
import { PrizeStage } from './PrizeStage.tsx';
import { RaceStage } from './RaceStage.tsx';
import type { StageProps } from './stage-props.ts';
import './reveal.css';

function Picture(props: StageProps) {
  const code = catalogueFamily(props.family);
  if (code === 'k3') return <DiceStage {...props} />;
  if (code === 'pk10') return <RaceStage {...props} />;
  return ['sea', 'vn'].includes(nameGroup(code)) ? <PrizeStage {...props} /> : <BallStage {...props} />;
}

/** The picture of a result that appears bit by bit; the texts are read out elsewhere. */
export const RevealStage = (props: StageProps) => (
  <div aria-hidden className="reveal-stage">
    <Picture {...props} />
  </div>
);

import { RoundPage } from './round-game/RoundPage.tsx';
import { minesScreen } from './mines/mines-screen.ts';

export const MinesPage = () => <RoundPage screen={minesScreen} />;

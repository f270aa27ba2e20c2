import { RoundPage } from '../round-game/RoundPage.tsx';
import { towersScreen } from './towers-screen.ts';

export const TowersPage = () => <RoundPage screen={towersScreen} />;

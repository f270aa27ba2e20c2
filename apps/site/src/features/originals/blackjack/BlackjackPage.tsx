import { RoundPage } from '../round-game/RoundPage.tsx';
import { blackjackScreen } from './blackjack-screen.ts';

export const BlackjackPage = () => <RoundPage screen={blackjackScreen} />;

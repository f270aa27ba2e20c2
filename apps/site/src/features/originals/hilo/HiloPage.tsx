import { RoundPage } from '../round-game/RoundPage.tsx';
import { hiloScreen } from './hilo-screen.ts';

export const HiloPage = () => <RoundPage screen={hiloScreen} />;

import { OneCallPage } from '../one-call/OneCallPage.tsx';
import { rouletteScreen } from './roulette-screen.tsx';

export const RoulettePage = () => <OneCallPage screen={rouletteScreen} />;

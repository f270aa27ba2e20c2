import { OneCallPage } from '../one-call/OneCallPage.tsx';
import { plinkoScreen } from './plinko-screen.ts';

/** Plinko. */
export const PlinkoPage = () => <OneCallPage screen={plinkoScreen} />;

import { OneCallPage } from '../one-call/OneCallPage.tsx';
import { wheelScreen } from './wheel-screen.ts';

/** Wheel. */
export const WheelPage = () => <OneCallPage screen={wheelScreen} />;

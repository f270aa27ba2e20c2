import { OneCallPage } from '../one-call/OneCallPage.tsx';
import { kenoScreen } from './keno-screen.ts';

/** Keno. */
export const KenoPage = () => <OneCallPage screen={kenoScreen} />;

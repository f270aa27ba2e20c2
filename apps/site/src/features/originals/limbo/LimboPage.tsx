import { OneCallPage } from '../one-call/OneCallPage.tsx';
import { limboScreen } from './limbo-screen.ts';

/** Limbo. */
export const LimboPage = () => <OneCallPage screen={limboScreen} />;

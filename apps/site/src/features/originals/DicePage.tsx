import { diceScreen } from './dice/dice-screen.ts';
import { OneCallPage } from './one-call/OneCallPage.tsx';

/** Dice: roll over or under. */
export const DicePage = () => <OneCallPage screen={diceScreen} />;

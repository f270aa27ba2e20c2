import { OneCallPage } from '../one-call/OneCallPage.tsx';
import { slotsScreen } from './slots-screen.tsx';

export const NineLanternsPage = () => <OneCallPage screen={slotsScreen} />;

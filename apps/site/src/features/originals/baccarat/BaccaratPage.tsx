import { OneCallPage } from '../one-call/OneCallPage.tsx';
import { baccaratScreen } from './baccarat-screen.tsx';

export const BaccaratPage = () => <OneCallPage screen={baccaratScreen} />;

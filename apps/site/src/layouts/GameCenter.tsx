import { Outlet } from 'react-router';

/** Around a game: the whole width, without the side menu (row R13). */
export const GameCenter = () => (
  <div className="mx-auto w-full max-w-(--width-page)">
    <Outlet />
  </div>
);

import { ScrollRestoration, type Location } from 'react-router';

/** Every page that is loaded anew has the key `default`: without its address it would begin where another one was left. */
const placeOf = ({ key, pathname, search, hash }: Location): string => `${key} ${pathname}${search}${hash}`;

/** A page begins at its top; the way back and a reload lead to where one was. */
export const KeptScroll = () => <ScrollRestoration getKey={placeOf} />;

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);

/** TLS, or a machine's talk with itself. */
export const isTrustworthy = (address: URL): boolean =>
  address.protocol === 'https:' || (address.protocol === 'http:' && isLoopback(address));

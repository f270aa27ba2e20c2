/** Every ticket adds something that the house could not foresee to the root that its draw's numbers depend on. */
export const randomWords = (): string => crypto.randomUUID();

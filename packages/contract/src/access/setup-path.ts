/** The console's page for a setup link. The token is in the fragment, which browsers do not send and proxies do not log. */
export const setupPath = (setupToken = ''): string => (setupToken ? `/setup#${setupToken}` : '/setup');

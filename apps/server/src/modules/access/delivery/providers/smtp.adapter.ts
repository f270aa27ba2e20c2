import { createTransport, type Transporter } from 'nodemailer';
import { createBoundedMap } from '../../../../platform/bounded-map.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Logger } from '../../../../platform/log.ts';
import { deliveryErrors } from '../delivery.errors.ts';

export type MailServer = { url: string; from: string };
export type Mail = { to: string; subject: string; text: string; html: string };

/** Mail servers with open connections; beyond that the oldest connections are closed. */
const MAX_TRANSPORTS = 50;
const CONNECTIONS = 4;
const TIMEOUT_MILLISECONDS = 5_000;

const isLoopback = (host: string): boolean => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(host);

/** Sends mails over SMTP, with a few pooled connections for each server. */
export function createSmtp({
  log,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
}: {
  log: Logger;
  timeoutMilliseconds?: number;
}) {
  const transports = createBoundedMap<string, Transporter>(MAX_TRANSPORTS, (oldest) => oldest.close());

  const open = (url: string): Transporter => {
    const { hostname, username } = new URL(url);
    const transport = createTransport({
      pool: true,
      url,
      maxConnections: CONNECTIONS,
      connectionTimeout: timeoutMilliseconds,
      greetingTimeout: timeoutMilliseconds,
      socketTimeout: timeoutMilliseconds,
      dnsTimeout: timeoutMilliseconds,
      // A password must not cross a network in clear text because a man in the middle removed STARTTLS.
      requireTLS: username !== '' && !isLoopback(hostname),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    transport.on('error', () => log.warn('connection to the mail server lost'));
    return transport;
  };

  const transportOf = (url: string): Transporter => {
    const known = transports.get(url);
    if (known) return known;
    const opened = open(url);
    transports.set(url, opened);
    return opened;
  };

  return {
    /** @throws `verification.gateway_failed` */
    send: async (merchantId: string, server: MailServer, mail: Mail): Promise<void> => {
      try {
        await transportOf(server.url).sendMail({
          from: server.from,
          // As an object: nodemailer would split a text into several addresses.
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        // The server's answer may quote the address, so only the codes are logged.
        const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
        log.warn({ merchantId, reason: code, status: responseCode }, 'the mail server refused a mail');
        throw appError(deliveryErrors.gatewayFailed);
      }
    },
    close: (): void => {
      for (const transport of transports.values()) transport.close();
      transports.clear();
    },
  };
}

export type SmtpClient = ReturnType<typeof createSmtp>;

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A mail that was taken, and when: milliseconds of `performance.now()`. */
export interface TakenMail {
  to: string;
  subject: string;
  text: string;
  at: number;
}

export interface MailSink {
  endpoint: string;
  /** Mails in the order in which they were taken. */
  mails: TakenMail[];
  stop(): void;
}

const taken = `<SendEmailResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><SendEmailResult>
<MessageId>1</MessageId></SendEmailResult></SendEmailResponse>`;

/** Starts a stand-in for SES that outlives the servers of a campaign: it takes every mail, and shows all at `/store`. */
export async function startMailSink(): Promise<MailSink> {
  const mails: TakenMail[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const emails = mails.map((mail) => ({ destination: { to: [mail.to] }, body: { text: mail.text } }));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ emails }));
      return;
    }
    const form = new URLSearchParams(await text(request));
    const field = (name: string) => form.get(name) ?? '';
    mails.push({
      to: field('Destination.ToAddresses.member.1'),
      subject: field('Message.Subject.Data'),
      text: field('Message.Body.Text.Data'),
      at: performance.now(),
    });
    response.writeHead(200, { 'content-type': 'text/xml' }).end(taken);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

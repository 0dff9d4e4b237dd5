import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { setForTest } from './accounts.ts';

export interface BrokenMail {
  /** How many mails were handed over. */
  handed(): number;
  /** The newest mail to an address that was handed over, whatever became of it. */
  to(email: string): { code: string; link: string };
}

/** For one test, mails go to a service that takes them and never answers, refuses them for their sender or for their address, or is not there. */
export async function breakMail(how: 'hangs' | 'refuses' | 'refuses the address' | 'is gone'): Promise<BrokenMail> {
  const texts = new Map<string, string>();
  let handed = 0;
  const listener: RequestListener = (request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      handed += 1;
      const form = new URLSearchParams(body);
      const email = form.get('Destination.ToAddresses.member.1') ?? '';
      texts.set(email, form.get('Message.Body.Text.Data') ?? '');
      if (how === 'refuses') response.writeHead(400).end(refusal('no-reply@sarai.example'));
      if (how === 'refuses the address') response.writeHead(400).end(refusal(email));
    });
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  if (how === 'is gone') stop();
  setForTest('AWS_ENDPOINT_URL_SES', `http://127.0.0.1:${port}`);
  // A client keeps the address that it was opened with.
  vi.resetModules();
  onTestFinished(() => {
    stop();
    vi.resetModules();
  });
  return {
    handed: () => handed,
    to: (email) => {
      const text = texts.get(email) ?? '';
      return { code: /^\d{6}$/m.exec(text)?.[0] ?? '', link: /#reset=([\w-]+)$/m.exec(text)?.[1] ?? '' };
    },
  };
}

/** SES names the address that it minds in its error. */
function refusal(email: string): string {
  return `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>MessageRejected</Code>
<Message>Email address is not verified: ${email}</Message></Error><RequestId>1</RequestId></ErrorResponse>`;
}

import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Role } from './people.ts';
import { inboxPort } from './ports.ts';

interface Mail {
  destination: { to: string[] };
  body: { text: string };
}

/** An account, and a session of it. */
interface OpenAccount {
  id: string;
  email: string;
  token: string;
}

/** The codes that an address was sent, oldest first, once there are so many. */
export async function codesFor(email: string, count = 1): Promise<string[]> {
  let codes: string[] = [];
  await expect
    .poll(async () => {
      codes = (await mailsTo(email)).flatMap(({ body }) => body.text.match(/\b\d{6}\b/)?.[0] ?? []);
      return codes.length;
    })
    .toBe(count);
  return codes;
}

/** The addresses of the links to a new password that an address was sent, oldest first, once there are so many. */
export async function linksFor(email: string, count = 1): Promise<string[]> {
  let links: string[] = [];
  await expect
    .poll(async () => {
      links = (await mailsTo(email)).flatMap(({ body }) => body.text.match(/http\S+#reset=\S+/)?.[0] ?? []);
      return links.length;
    })
    .toBe(count);
  return links;
}

/** The address of the link that confirms an e-mail, once it was mailed. */
export async function confirmLink(email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const [mail] = (await mailsTo(email)).filter(({ body }) => /Email#token=/.test(body.text));
      link = mail?.body.text.match(/http\S+Email#token=\S+/)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

/** The address of the link by which somebody joins the staff of an owner, once it was mailed. */
export async function invitationLink(email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mail = (await mailsTo(email)).find(({ body }) => body.text.includes('joinStaff#'));
      link = mail?.body.text.match(/http\S+joinStaff#token=\S+/)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

/** The mail of a request comes after all that follows from what other tests do at the same time. */
const behindOthers = { timeout: 45_000 };

/** The addresses of the links that answer the request about which an owner had a mail. */
export async function answerLinks(email: string): Promise<{ accept: string; decline: string }> {
  let links: string[] = [];
  await expect
    .poll(async () => {
      links = (await mailsTo(email)).flatMap(({ body }) => body.text.match(/http\S+answerBooking#token=\S+/g) ?? []);
      return links.length;
    }, behindOthers)
    .toBe(2);
  const [accept = '', decline = ''] = links;
  return { accept, decline };
}

/** The address of the first link that answers the request of a guest, whoever else wrote to its owner. */
export async function answerLinkAbout(email: string, guest: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mail = (await mailsTo(email)).find(({ body }) => body.text.includes(guest));
      link = mail?.body.text.match(/http\S+answerBooking#token=\S+/)?.[0] ?? '';
      return link;
    }, behindOthers)
    .not.toBe('');
  return link;
}

/** Resolves when an address was sent a mail that says something. */
export async function mailSaying(email: string, text: string | RegExp): Promise<void> {
  await expect
    .poll(async () => (await mailsTo(email)).filter(({ body }) => body.text.search(text) >= 0).length, {
      timeout: 30_000,
    })
    .toBe(1);
}

/** Confirms the e-mail of an account by the code of a mail, without a page. */
export async function confirmEmail(request: APIRequestContext, role: Role, { id, email, token }: OpenAccount) {
  const headers = { Authorization: `Bearer ${token}` };
  const sent = await request.post(`/api/${role}/email-code/${id}`, { headers });
  expect(sent.ok(), await sent.text()).toBe(true);
  const [otp] = await codesFor(email);
  const done = await request.post(`/api/${role}/confirm-email/${id}`, { headers, data: { otp } });
  expect(done.ok(), await done.text()).toBe(true);
}

/** Confirms the e-mail of the account that is logged in on a page, without its pages. */
export async function confirmOnPage(page: Page, role: Role, email: string): Promise<void> {
  const keys = { user: ['UserloginId', 'UserToken'], vendor: ['VendorloginId', 'VendorToken'] }[role];
  const [id = '', token = ''] = await page.evaluate(
    (names) => names.map((key) => localStorage.getItem(key) ?? ''),
    keys,
  );
  await confirmEmail(page.request, role, { id, email, token });
}

async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`http://127.0.0.1:${inboxPort}/store`);
  const { emails }: { emails: Mail[] } = await answer.json();
  return emails.filter(({ destination }) => destination.to.includes(email));
}

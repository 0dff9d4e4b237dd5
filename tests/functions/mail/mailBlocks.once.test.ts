import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { MailFeedback } from '../../../functions/events/blockAddress.ts';
import { mailBlockKey, mailBlocks } from '../../../functions/mail/mailBlocks.ts';
import { roles } from '../../../shared/roles.ts';
import {
  ask,
  beginReset,
  codeFor,
  linkFor,
  mailsTo,
  newEmail,
  openAccounts,
  own,
  signUp,
  step,
} from '../../support/accounts.ts';
import { feedbackFor, simulated, tell } from '../../support/mailFeedback.ts';
import { operator, textOf } from '../../support/people.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
});

const days = (count: number) => count * 24 * 3600;
const blocked = (address: string) => mailBlocks.user.open().reasonFor(address);

/** A copy with other values. */
function saying(detail: Partial<MailFeedback['detail']>, to = newEmail()): MailFeedback {
  return { detail: { eventType: 'Bounce', mail: { destination: [to] }, ...detail } };
}

const now = () => new Date().toISOString();

describe('what SES tells', () => {
  test.each(['bounce', 'complaint'] as const)('of a %s blocks the address for both roles', async (mailbox) => {
    const address = simulated(mailbox);
    await tell(feedbackFor(address));
    for (const role of roles) expect(await mailBlocks[role].open().reasonFor(address)).toBe(mailbox);
  });

  test.each([
    ['a bounce that may pass', { bounce: { bounceType: 'Transient', timestamp: now() } }],
    ['a bounce of which nothing is known', { bounce: { bounceType: 'Undetermined', timestamp: now() } }],
    ['somebody who says that it is no spam', { complaint: { complaintFeedbackType: 'not-spam', timestamp: now() } }],
    ['a mail that SES itself rejects', { eventType: 'Reject' }],
  ])('of %s blocks nothing', async (_, detail) => {
    const address = newEmail();
    await tell(saying(detail, address));
    expect(await blocked(address)).toBeUndefined();
  });

  test('is logged by what it was, and not by whom it was about', async () => {
    const lines = vi.spyOn(console, 'info').mockImplementation(() => {});
    const address = simulated('bounce');
    const feedback = feedbackFor(address);
    await tell(feedback);
    await tell(feedback);
    const told = lines.mock.calls.map(([line]) => line as { outcome: string; said: string });
    expect(told.map(({ outcome, said }) => [outcome, said])).toEqual([
      ['blocked', 'Bounce Permanent'],
      ['known before', 'Bounce Permanent'],
    ]);
    expect(JSON.stringify(told)).not.toContain(address);
  });
});

describe('a block', () => {
  test.each([
    ['bounce', 180],
    ['complaint', 365],
  ] as const)('for a %s ends by itself after %i days', async (mailbox, lasts) => {
    const address = simulated(mailbox);
    await tell(feedbackFor(address));
    passTime(days(lasts) - 60);
    expect(await blocked(address)).toBe(mailbox);
    passTime(120);
    expect(await blocked(address)).toBeUndefined();
  });

  test('is not shortened by what is told late or twice', async () => {
    const address = simulated('bounce');
    const bounce = feedbackFor(address);
    passTime(60);
    await tell(saying({ eventType: 'Complaint', complaint: { timestamp: now() } }, address));
    await tell(bounce);
    await tell(feedbackFor(address));
    expect(await blocked(address)).toBe('complaint');
    passTime(days(364));
    expect(await blocked(address)).toBe('complaint');
  });

  test('that was lifted does not come back with what was told before, and does with what is told after', async () => {
    const address = simulated('bounce');
    const before = feedbackFor(address);
    await tell(before);
    passTime(1);
    await operator(tables, 'lift-mail-block', address, '--yes');
    await tell(before);
    expect(await blocked(address)).toBeUndefined();
    passTime(1);
    await tell(feedbackFor(address));
    expect(await blocked(address)).toBe('bounce');
  });
});

describe.each(roles)('a %s whose mails come back', (role) => {
  const blockedPerson = async () => {
    const person = await signUp(role, { email: simulated('bounce') });
    await tell(feedbackFor(person.email));
    return person;
  };
  const profileOf = async ({ id, token }: { id: string; token: string }) =>
    (await step(role, 'profile', { params: own(role, id), token })).body.data;

  test('gets none, and whoever asks for a code is answered as for any address', async () => {
    const { email } = await blockedPerson();
    const answers = [];
    for (const address of [email, newEmail()]) answers.push(await step(role, 'send', { body: { email: address } }));
    const [asked, unknown] = answers.map(({ status, body }) => [status, body.code, Object.keys(body)]);
    expect(asked).toEqual(unknown);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('is told so by the own profile, also after a change of it', async () => {
    const person = await blockedPerson();
    const form = { userName: 'Gul', DateOfBirth: '1992-05-24', contactNumber: '03001234567', companyName: 'Gul' };
    expect((await profileOf(person)).mailBlock).toBe('bounce');
    const changed = await step(role, 'update', { params: own(role, person.id), token: person.token, body: form });
    expect([changed.status, changed.body.data.mailBlock]).toEqual([200, 'bounce']);
  });

  test.each(['code', 'link'] as const)('gets them again after a reset by the %s of a mail', async (by) => {
    const person = await signUp(role, { email: simulated('bounce') });
    const { userId, otp } = await beginReset(role, person.email);
    const secret = by === 'code' ? userId : await linkFor(person.email);
    await tell(feedbackFor(person.email));
    if (by === 'code') await step(role, 'verify', { body: { userId, otp } });
    const newPassword = 'Juniper@2025';
    const body = { userId: secret, newPassword, confirmPassword: newPassword };
    expect((await step(role, 'reset', { body })).status).toBe(200);
    await step(role, 'send', { body: { email: person.email } });
    expect(await mailsTo(person.email)).toHaveLength(2);
  });
});

describe('a vendor whose mails come back', () => {
  test('is told why no code is sent, and confirms the e-mail by one that came before', async () => {
    const vendor = await signUp('vendor', { email: simulated('bounce') });
    const request = { token: vendor.token, params: { vendorId: vendor.id } };
    await ask('sendVendorEmailCode', request);
    await tell(feedbackFor(vendor.email));
    const refused = await ask('sendVendorEmailCode', request);
    expect([refused.status, refused.body.code]).toEqual([503, 'mail_unavailable']);
    expect(refused.body.message).toContain('Your profile says why');
    const body = { otp: await codeFor(vendor.email) };
    expect((await ask('confirmVendorEmail', { ...request, body })).status).toBe(200);
    const { data } = (await ask('getVendorProfile', request)).body;
    expect([data.emailConfirmed, data.mailBlock]).toEqual([true, undefined]);
  });
});

describe('an operator', () => {
  test('sees a block and how SES is asked, and lifts it for both roles', async () => {
    const { id, email } = await signUp('user', { email: simulated('complaint') });
    await tell(feedbackFor(email));
    const said = await operator(tables, 'lift-mail-block', email.toUpperCase());
    expect(said).toContain('As a traveller it gets no mails from');
    expect(said).toContain('As a vendor it gets no mails from');
    expect(said).toContain(`delete-suppressed-destination --region us-east-1 --email-address ${email}`);
    expect(await blocked(email)).toBe('complaint');
    passTime(1);
    expect(await operator(tables, 'lift-mail-block', email, '--yes')).toContain('Mails go to it again.');
    for (const role of roles) expect(await mailBlocks[role].open().reasonFor(email)).toBeUndefined();
    expect(await operator(tables, 'log')).toContain(`lift-mail-block  ${id}  lifted`);
  });

  test('is told that an address is not blocked, and of the list of SES all the same', async () => {
    const said = await operator(tables, 'lift-mail-block', newEmail(), '--yes');
    expect(said).toContain('It is not blocked here.');
    expect(said).toContain('delete-suppressed-destination');
  });

  test('finds it in the copy of an account, and leaves nothing of it when the account is erased', async () => {
    const { email } = await signUp('user', { email: simulated('bounce') });
    await tell(feedbackFor(email));
    const copy = JSON.parse(await operator(tables, 'export-account', 'user', email));
    expect(copy.mailBlock).toMatchObject({ reason: 'bounce', expiresAt: expect.stringMatching(/^\d{4}-/) });
    await operator(tables, 'delete-account', 'user', email, '--yes');
    const { pk } = mailBlockKey(email);
    expect(await textOf(tables)).not.toContain(pk);
  });
});

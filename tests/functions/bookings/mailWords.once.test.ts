import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Profile } from '../../../functions/accounts/profiles.ts';
import { mayQuote } from '../../../functions/bookings/mails/quotable.ts';
import { languageKeys } from '../../../shared/languages.ts';
import { confirmDirectly, mailsTo, openAccount, openAccounts, type SignedUp } from '../../support/accounts.ts';
import { contentOf, happens, type MoveName, moves, type Stay, subjectsTo } from '../../support/bookingMails.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
});

/** Words that somebody typed, each with a mark that is looked for in mails. Two letters alone stand in some codes of vouchers. */
const words = {
  guest: { name: 'Xqguest https://xq.example', email: 'xqguest@xq.example', phone: '0300777888' },
  note: 'Xqnote https://xq.example',
  hotelName: 'Xqhotel https://xq.example',
  location: 'Xqplace',
  reason: 'Xqreason https://xq.example',
};
const marks = /xq(?:guest|note|hotel|place|reason|person|company|street|city|state|\.example)|0300777888|0300999111/gi;

const names = Object.keys(moves) as MoveName[];

/** How many mails a side gets of all of them. */
const countOf = (side: 'guest' | 'owner') =>
  names.filter((name) => name.endsWith(side) || name.endsWith('both')).length;

/** An account with marked words in its profile. */
async function person(role: 'user' | 'vendor', given: Partial<Profile> = {}): Promise<SignedUp> {
  const marked = { name: 'Xqperson https://xq.example', phone: '0300999111', companyName: 'Xqcompany' };
  const unconfirmed = { emailConfirmedAt: undefined };
  return openAccount(role, { ...marked, ...unconfirmed, ...given } as Partial<Profile>);
}

const confirmed = { emailConfirmedAt: '2026-11-01T10:00:00.000Z' };

/** A listing whose address has marked words. */
async function listed(id: string): Promise<void> {
  const address = { street: 'Xqstreet', city: 'Xqcity', state: 'Xqstate', country: 'Xqcountry' };
  const Item = { pk: `property#${id}`, sk: 'property', id, vendorId: 'v', location: 'Xqplace', address, rooms: [] };
  await tables.properties.client.send(new PutCommand({ TableName: tables.properties.name, Item }));
}

async function stay(guest: SignedUp, vendor: SignedUp): Promise<Stay> {
  await listed('xq-property');
  return { tables, guest, vendor, given: { ...words, propertyId: 'xq-property' } };
}

/** Lets all things happen that mails follow from. */
async function allHappen(guest: SignedUp, vendor: SignedUp): Promise<void> {
  for (const name of names) await happens(name, await stay(guest, vendor));
}

const markedIn = (mails: Parameters<typeof contentOf>[0][]) =>
  mails.flatMap((mail) => contentOf(mail).replaceAll(mail.subject, '').match(marks) ?? []);

describe.each(languageKeys)('in %s a word that somebody typed', (language) => {
  test('is in no mail to a guest of an owner who has not confirmed', async () => {
    const [guest, vendor] = [await person('user', { ...confirmed, language }), await person('vendor')];
    await allHappen(guest, vendor);
    const mails = await mailsTo(guest.email);
    expect(mails).toHaveLength(countOf('guest'));
    expect([markedIn(mails), mails.flatMap(({ subject }) => subject.match(marks) ?? [])]).toEqual([[], []]);
    // Days, numbers and the price are there, and the way to the site.
    for (const { body } of mails) expect(body.text).toMatch(/101 \(.*\n[\s\S]*3,000[\s\S]*https:\/\/sarai\.example/);
  });

  test('reaches no address that has not been confirmed', async () => {
    const [guest, vendor] = [await person('user', { language }), await person('vendor', { language })];
    await allHappen(guest, vendor);
    expect(await mailsTo(guest.email)).toEqual([]);
    const mails = await mailsTo(vendor.email);
    expect(mails).toHaveLength(1);
    expect([markedIn(mails), mails[0]?.subject.match(marks)]).toEqual([[], null]);
  });

  test('of a guest who has not confirmed reaches no owner', async () => {
    const [guest, vendor] = [await person('user'), await person('vendor', { ...confirmed, language })];
    await allHappen(guest, vendor);
    const mails = await mailsTo(vendor.email);
    expect(mails).toHaveLength(countOf('owner'));
    const text = mails.map(contentOf).join('\n');
    expect(text).not.toMatch(/xqguest|xqnote|xqperson|0300777888/i);
    // His own hotel is named to him.
    expect(text).toContain('Xqhotel');
  });

  test('is said to each other by both sides once both have confirmed', async () => {
    const [guest, vendor] = [
      await person('user', { ...confirmed, language }),
      await person('vendor', { ...confirmed, language }),
    ];
    await allHappen(guest, vendor);
    const toGuest = (await mailsTo(guest.email)).map(contentOf).join('\n');
    const toOwner = (await mailsTo(vendor.email)).map(contentOf).join('\n');
    for (const said of ['Xqhotel', 'Xqplace', 'Xqreason', 'Xqstreet', 'Xqperson']) expect(toGuest).toContain(said);
    for (const said of ['Xqhotel', 'Xqguest', 'Xqnote', '0300777888']) expect(toOwner).toContain(said);
  });
});

test('words may be said where reader and author have both confirmed, and nowhere else', () => {
  const [yes, no] = [confirmed, {}];
  const asked = [mayQuote(yes, yes), mayQuote(yes, no), mayQuote(no, yes), mayQuote(no, no)];
  expect([...asked, mayQuote(yes, undefined), mayQuote(undefined, yes)]).toEqual([true, ...Array(5).fill(false)]);
});

test('a mail says of whom it leaves out the words', async () => {
  const [guest, vendor] = [await openAccount('user'), await openAccount('vendor')];
  await happens('accepted guest', { tables, guest, vendor });
  const [mail] = await mailsTo(guest.email);
  expect(mail?.subject).toMatch(/^Your room at the hotel is booked from/);
  expect(mail?.body.text).toMatch(/^The hotel has accepted your request/);
  expect(mail?.body.text).toContain('The host has not confirmed an email address yet');
  expect(mail?.body.text).toMatch(/Voucher code: [2-9A-Z]{4}-[2-9A-Z]{4}/);
});

test('a guest reads the name of a hotel whose confirmed owner has been erased', async () => {
  const guest = await openAccount('user');
  await confirmDirectly(tables, { ...guest, id: 'an-erased-vendor' }).catch(() => {});
  await happens('declined guest', { tables, guest, vendor: { id: 'an-erased-vendor' } });
  expect(await subjectsTo(guest.email)).toEqual(['Pine House could not accept your request']);
});

describe('an owner who has not confirmed', () => {
  test('is called to the site once a day, by whatever waits there', async () => {
    const [guest, vendor] = [await openAccount('user'), await openAccount('vendor')];
    for (let count = 0; count < 3; count += 1) await happens('requested owner', { tables, guest, vendor });
    expect(await subjectsTo(vendor.email)).toEqual(['Something waits for you on Sarai']);
    const [{ body } = { body: { text: '' } }] = await mailsTo(vendor.email);
    expect(body.text.match(/https:\S+/g)).toEqual([
      'https://sarai.example/vendorPendingBookings',
      'https://sarai.example/dashboard',
    ]);
    passTime(24 * 3600);
    await happens('cancelled owner', { tables, guest, vendor });
    expect(await subjectsTo(vendor.email)).toHaveLength(2);
  });

  test('is not called by what has ended by itself', async () => {
    const [guest, vendor] = [await openAccount('user'), await openAccount('vendor')];
    await happens('withdrawn owner', { tables, guest, vendor });
    await happens('expired both', { tables, guest, vendor });
    expect(await mailsTo(vendor.email)).toEqual([]);
  });

  test('is called once a mailbox, however many accounts its address has behind a +', async () => {
    const guest = await openAccount('user');
    const mailbox = `bystander-${Date.now()}`;
    const addresses = ['one', 'two', 'three'].map((each) => `${mailbox}+${each}@example.com`);
    for (const email of addresses) {
      await happens('requested owner', { tables, guest, vendor: await openAccount('vendor', { email }) });
    }
    expect((await Promise.all(addresses.map(mailsTo))).map(({ length }) => length)).toEqual([1, 0, 0]);
  });
});

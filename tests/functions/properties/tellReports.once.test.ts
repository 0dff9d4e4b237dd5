import { beforeEach, expect, inject, test, vi } from 'vitest';
import { ask, mailsTo, openAccount, setForTest } from '../../support/accounts.ts';
import { breakMail } from '../../support/brokenMail.ts';
import { formSomewhere, openOwners } from '../../support/owners.ts';
import { asRoleOf } from '../../support/permissions.ts';
import { passTime, setTime } from '../../support/time.ts';
import { newAddress } from '../../support/windows.ts';

const owners = openOwners();

let begins = Date.now();

/** Each test is some hours after the one before, and begins when all was told. */
beforeEach(async () => {
  begins += 6 * 3_600_000;
  setTime(new Date(begins));
  await clockRings();
  passTime(3_700);
});

async function clockRings(): Promise<void> {
  const { handler } = await import('../../../functions/events/tellReports.ts');
  await asRoleOf(handler.ports, () => handler({}));
}

/** Mails go to the inbox of the run again. */
function mailWorks(): void {
  setForTest('AWS_ENDPOINT_URL_SES', inject('sesEndpoint'));
  vi.resetModules();
}

const listing = async () => (await owners.create(formSomewhere())).body.data._id as string;
const report = (propertyId: string, body: object = { reason: 'asks_for_money' }) =>
  ask('reportProperty', { params: { propertyId }, body, from: newAddress() });
const mails = async () => (await mailsTo('operators@sarai.example')).map(({ subject, body }) => ({ subject, ...body }));

/** The mails that the clock brings. */
async function told() {
  const before = (await mails()).length;
  await clockRings();
  return (await mails()).slice(before);
}

test('operators are told of a report by mail, with its listing and the commands, once', async () => {
  const id = await listing();
  await report(id, { reason: 'asks_for_money', note: 'Half in advance.' });
  expect(await told()).toEqual([]);
  passTime(20);
  const [mail, ...more] = await told();
  expect([mail?.subject, more]).toEqual(['Sarai: 1 report of 1 listing', []]);
  for (const part of [
    id,
    '"Pine House" in "Valley',
    owners.vendor.id,
    'asks_for_money  "Half in advance."',
    `guests ${id}`,
  ]) {
    expect(mail?.text).toContain(part);
  }
  passTime(3_700);
  expect(await told()).toEqual([]);
});

test('many reports are one mail an hour, with the most reported listing first, and none is left out', async () => {
  const [one, other] = [await listing(), await listing()];
  await report(one);
  passTime(20);
  expect(await told()).toHaveLength(1);
  await report(one, { reason: 'other' });
  for (let count = 0; count < 5; count += 1) await report(other);
  passTime(1_800);
  expect(await told()).toEqual([]);
  passTime(1_900);
  const [mail] = await told();
  expect(mail?.subject).toBe('Sarai: 6 reports of 2 listings');
  expect(mail?.text.indexOf(other)).toBeLessThan(mail?.text.indexOf(one) ?? 0);
  expect(mail?.text).toContain('and 2 more');
});

test('a mail tells of twenty listings, and says how many there are besides', async () => {
  for (let count = 0; count < 21; count += 1) {
    const { id, token } = await openAccount('vendor');
    const { body } = await ask('createProperty', { token, body: { ...formSomewhere(), vendorId: id } });
    await report(body.data._id);
  }
  passTime(20);
  const [mail] = await told();
  expect(mail?.subject).toBe('Sarai: 21 reports of 21 listings');
  expect(mail?.text).toContain('And of 1 listing more: npm run operate -- reports');
});

test('nothing that a stranger typed is a link, a line of ours or HTML', async () => {
  const note = 'See https://evil.example/x?a=b\nwww.evil.example or mail me@evil.example <b>now</b>';
  await report(await listing(), { reason: 'other', note });
  passTime(20);
  const [mail] = await told();
  expect(mail?.text).toContain(
    '"See https[:]//evil[.]example/x?a=b\\nwww[.]evil[.]example or mail me[at]evil[.]example <b>now</b>"',
  );
  expect(mail?.html).not.toContain('<b>');
  expect(mail?.html.match(/href="[^"]*"/g)).toEqual([
    expect.stringMatching(/^href="https:\/\/sarai\.example\/user\/room-details\/[\w-]+"$/),
  ]);
});

test('a mail that SES does not take goes ten minutes later', async () => {
  await report(await listing());
  passTime(20);
  await breakMail('is gone');
  await expect(clockRings()).rejects.toThrow();
  mailWorks();
  expect(await told()).toEqual([]);
  passTime(600);
  expect(await told()).toHaveLength(1);
});

test('two clocks that ring at one moment send one mail', async () => {
  await report(await listing());
  passTime(20);
  const before = (await mails()).length;
  await Promise.all([clockRings(), clockRings()]);
  expect((await mails()).length - before).toBe(1);
});

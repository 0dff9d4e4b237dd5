import { describe, expect, test } from 'vitest';
import { messageKey, readMessage } from '../../../functions/messages/threadItem.ts';
import { itemBytes } from '../../support/itemBytes.ts';
import { guestsThread, inboxOf, openParties, write } from '../../support/messages.ts';

const parties = openParties();
const { owners } = parties;

/** A thousand letters of Urdu, two bytes each. */
const longest = 'ہم رات کو دیر سے پہنچیں گے '.repeat(50).replaceAll(' ', '\u200c').slice(0, 1000);

describe('a message', () => {
  test.each([
    ['a thousand letters', 'x'.repeat(1000)],
    ['a thousand letters of Urdu', 'ہ'.repeat(1000)],
    ['five hundred faces', '😀'.repeat(500)],
  ])('of %s is sent, and shown as it was written', async (_, text) => {
    expect((await write(parties.guest, parties.propertyId, text)).status).toBe(201);
    expect((await guestsThread(parties.guest, parties.propertyId)).data[0]?.text).toBe(text);
  });

  test.each([
    ['', 'required'],
    [' \n ', 'required'],
    ['\u200d\u200c', 'required'],
    ['x'.repeat(1001), 'too_long'],
    [longest, 'too_many_bytes'],
    ['😀'.repeat(501), 'too_long'],
    ['€'.repeat(667), 'too_many_bytes'],
    ['See\u202egnp.exe', 'hidden_characters'],
  ])('%j is refused at its field: %s', async (text, code) => {
    const { status, body } = await write(parties.guest, parties.propertyId, text);
    expect([status, body.issues.map((each: { path: string; code: string }) => [each.path, each.code])]).toEqual([
      400,
      [['text', code]],
    ]);
  });

  test('of the longest text is an item of less than 3 KB', async () => {
    await write(parties.guest, parties.propertyId, 'ہ'.repeat(1000));
    const { thread } = await guestsThread(parties.guest, parties.propertyId);
    const item = await readMessage(owners.desk.tables.messages, thread._id, 1);
    expect(item).toMatchObject(messageKey(thread._id, 1));
    expect(itemBytes(item ?? {})).toBeLessThan(3 * 1024);
  });

  test.each([
    ['Call ۰۳۰۰ ۱۲۳۴۵۶۷', 'Call •••'],
    ['Call 0300\u200c-\u200c1234567', 'Call •••'],
    ['See wa.me/923001234567 or example . com', 'See ••• or •••'],
    ['It costs 12,500 or 15,000', 'It costs 12,500 or 15,000'],
  ])('%j is shown to both sides as %j', async (text, shown) => {
    await write(parties.guest, parties.propertyId, text);
    expect((await guestsThread(parties.guest, parties.propertyId)).data[0]?.text).toBe(shown);
    expect((await inboxOf('owner', owners.vendor))[0]?.beginning).toBe(shown);
  });
});

test('a line of an inbox has the first 80 letters, on one line, and no part of a covered number', async () => {
  await write(parties.guest, parties.propertyId, `${'One\nTwo '.repeat(9)}tell 0300 1234567`);
  const [{ beginning }] = await inboxOf('guest', parties.guest);
  expect(beginning).toBe(`${'One Two '.repeat(9)}tell •••`);
  await write(parties.guest, parties.propertyId, '😀'.repeat(90));
  expect((await inboxOf('guest', parties.guest))[0]?.beginning).toBe('😀'.repeat(80));
});

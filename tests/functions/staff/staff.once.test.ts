import { beforeAll, describe, expect, test } from 'vitest';
import { profileKey } from '../../../functions/accounts/accountKeys.ts';
import type { Profile } from '../../../functions/accounts/profiles.ts';
import { readItem } from '../../../functions/runtime/read.ts';
import { api, type Operation } from '../../../shared/api.ts';
import type { Endpoint } from '../../../shared/endpoint.ts';
import { ask, goodPassword, openAccounts, step } from '../../support/accounts.ts';
import { operator } from '../../support/people.ts';
import type { TestTables } from '../../support/tables.ts';
import { dismiss, openOwner, openStaff, staffOf } from './people.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
});

describe('a member of the staff', () => {
  test('logs in with the own password, to the account of the owner', async () => {
    const owner = await openOwner();
    const member = await openStaff(owner);
    const { status, body } = await step('vendor', 'login', { body: { email: member.email, password: goodPassword } });
    expect([status, body.data.user]).toEqual([200, { _id: owner.id, email: member.email, staff: true }]);
  });

  test('may call what is needed to answer, book and close, and nothing else of the owner', async () => {
    const owner = await openOwner();
    const { token } = await openStaff(owner);
    const ofVendors = Object.entries<Endpoint>(api).filter(
      ([name, { auth }]) => auth !== 'public' && auth.role === 'vendor' && name !== 'vendorLogout',
    ) as [Operation, Endpoint][];
    const open: Operation[] = [];
    for (const [operation, { path }] of ofVendors) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const { body } = await ask(operation, {
        token,
        params: Object.fromEntries(names.map((name) => [name, owner.id])),
      });
      if (body.code !== 'not_for_staff') open.push(operation);
    }
    expect(open).toEqual([
      'setVendorLanguage',
      'getBookingPaymentAsOwner',
      'listVendorDay',
      'listVendorNights',
      'closeNights',
      'openNights',
      'listCalendarEvents',
      'takeCalendarEvent',
      'listVendorPendingRequests',
      'acceptBookingRequests',
      'previewAcceptance',
      'rejectBookingRequests',
      'listVendorBookings',
      'getVendorBooking',
      'listOtherRooms',
      'moveRoom',
      'proposeChange',
      'withdrawProposal',
      'answerProposalAsOwner',
      'takeBooking',
      'changeOwnBooking',
      'noteStay',
      'missBooking',
      'writeHostNote',
      'makeVoucherLinkAsOwner',
      'endVoucherLinkAsOwner',
      'addLedgerLine',
      'getDayBook',
      'countCash',
      'listVendorThreads',
      'countVendorUnreadThreads',
      'getVendorThread',
      'sendMessageAsOwner',
      'readThreadAsOwner',
      'reportMessageAsOwner',
      'listSavedAnswers',
      'saveAnswer',
      'removeSavedAnswer',
      'getVendorPushKey',
      'subscribeVendorPhone',
      'unsubscribeVendorPhone',
    ]);
  });

  test('reads no stays that are over', async () => {
    const owner = await openOwner();
    const { token } = await openStaff(owner);
    const read = (status: string) => ask('listVendorBookings', { token, params: { id: owner.id }, query: { status } });
    expect((await read('active')).status).toBe(200);
    expect((await read('completed')).body.code).toBe('not_for_staff');
  });

  test('reaches nothing of another owner', async () => {
    const { token } = await openStaff(await openOwner());
    const other = await openOwner();
    const { body } = await ask('listVendorPendingRequests', { token, params: { vendorId: other.id } });
    expect(body.code).toBe('not_yours');
  });

  test('who is sent away is out at once, in every session, and cannot log in again', async () => {
    const owner = await openOwner();
    const member = await openStaff(owner);
    const login = () => step('vendor', 'login', { body: { email: member.email, password: goodPassword } });
    const second = (await login()).body.data.token;
    expect((await dismiss(owner, member.id)).body.data).toEqual([]);
    for (const token of [member.token, second]) {
      const { status } = await ask('listVendorPendingRequests', { token, params: { vendorId: owner.id } });
      expect(status).toBe(401);
    }
    expect((await login()).body.code).toBe('wrong_credentials');
  });

  test('can be invited again after being sent away', async () => {
    const owner = await openOwner();
    const member = await openStaff(owner);
    await dismiss(owner, member.id);
    await openStaff(owner, member.email);
    expect(await staffOf(owner)).toHaveLength(1);
  });

  test('is out while the owner is suspended', async () => {
    const owner = await openOwner();
    const member = await openStaff(owner);
    await operator(tables, 'suspend', owner.email, '--reason', 'Looked at.', '--yes');
    const { status } = await ask('listVendorPendingRequests', { token: member.token, params: { vendorId: owner.id } });
    expect(status).toBe(401);
    const login = await step('vendor', 'login', { body: { email: member.email, password: goodPassword } });
    expect(login.body.code).toBe('account_suspended');
  });

  test('keeps the own language, not that of the owner', async () => {
    const owner = await openOwner();
    const { id, token } = await openStaff(owner);
    const { status } = await ask('setVendorLanguage', {
      token,
      params: { vendorId: owner.id },
      body: { language: 'ur' },
    });
    expect(status).toBe(200);
    const languageOf = async (id: string) => (await readItem<Profile>(tables.vendors, profileKey(id)))?.language;
    expect([await languageOf(id), await languageOf(owner.id)]).toEqual(['ur', undefined]);
  });
});

import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { profileKey } from '../../../functions/accounts/accountKeys.ts';
import { handler as roomDetails } from '../../../functions/handlers/getRoomDetails.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { roles } from '../../../shared/roles.ts';
import { openAccounts, own, signUp, signupForm, step } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { callsOf } from '../../support/pause.ts';
import { aProperty } from '../../support/properties.ts';
import type { TestTables } from '../../support/tables.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
});

const edit = {
  userName: ' Zarmina Gul ',
  DateOfBirth: '1990-02-28',
  contactNumber: '042111222',
  companyName: 'New Name',
};

describe.each(roles)('the profile of a %s', (role) => {
  test('keeps a change when an earlier one, which was sent twice, reaches the table once more after it', async () => {
    const { id, token } = await signUp(role);
    const change = (userName: string) =>
      step(role, 'update', { params: own(role, id), token, body: { ...edit, userName } });
    await change('Zarmina Gul');
    const calls = await callsOf(() => change('Zarmina Baig'));
    const earlier = calls.find((each) => each instanceof UpdateCommand) as UpdateCommand;
    expect((await change('Zarmina Shah')).status).toBe(200);
    await expect(tables[`${role}s`].client.send(earlier)).rejects.toThrow(/conditional/i);
    const { body } = await step(role, 'profile', { params: own(role, id), token });
    expect(body.data.name).toBe('Zarmina Shah');
  });

  test('is changed by the documented fields and read back', async () => {
    const { id, token, email } = await signUp(role);
    const changed = await step(role, 'update', { params: own(role, id), token, body: edit });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({
      code: 'profile_updated',
      message: 'Your profile has been updated.',
      data: {
        _id: id,
        name: 'Zarmina Gul',
        email,
        DateOfBirth: '1990-02-28',
        phoneNumber: '042111222',
        emailConfirmed: false,
        ...(role === 'vendor' && { hotelName: 'New Name' }),
      },
    });
    const { body } = await step(role, 'profile', { params: own(role, id), token });
    expect(body.data).toEqual(changed.body.data);
  });

  test.each(['+92 300 1234567', '0300-1234567', '3001234567', '۰۳۰۰۱۲۳۴۵۶۷'])(
    'keeps the phone number %s in one form, and the day 31/12/1995',
    async (contactNumber) => {
      const { id, token } = await signUp(role);
      const body = { ...edit, contactNumber, DateOfBirth: '31/12/1995' };
      const { body: changed } = await step(role, 'update', { params: own(role, id), token, body });
      expect(changed.data).toMatchObject({ phoneNumber: '03001234567', DateOfBirth: '1995-12-31' });
    },
  );

  test('keeps its email, whatever is sent', async () => {
    const { id, token, email } = await signUp(role);
    const body = { ...edit, email: 'thief@example.com', id: 'other', passwordHash: 'x' };
    const { body: changed } = await step(role, 'update', { params: own(role, id), token, body });
    expect(changed.data.email).toBe(email);
  });

  test('says all that is wrong with a change, and changes nothing', async () => {
    const { id, token } = await signUp(role);
    const body = { userName: '', DateOfBirth: '', contactNumber: 'x', companyName: '' };
    const refused = await step(role, 'update', { params: own(role, id), token, body });
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toMatchObject([
      { path: 'userName', message: 'Name is required' },
      { path: 'DateOfBirth', message: 'Date of Birth is required' },
      { path: 'contactNumber', message: 'Contact Number must contain only numbers' },
      ...(role === 'vendor' ? [{ path: 'companyName', message: 'Company Name is required' }] : []),
    ]);
    const { body: after } = await step(role, 'profile', { params: own(role, id), token });
    expect(after.data.name).toBe('Zarmina Khan');
  });
});

test('a vendor who signed up stands as the owner in the details of a room', async () => {
  const { id, email } = await signUp('vendor');
  await propertyStore(tables.properties).save(aProperty({ vendorId: id }));
  const { body } = await call(roomDetails, { params: { roomId: 'pinehouse' } });
  expect(body.data.vendorInformation).toEqual({ userName: 'Zarmina Khan', email });
});

describe.each(roles)('the language of a %s', (role) => {
  const kept = async (id: string) => {
    const { client, name } = tables[`${role}s`];
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: profileKey(id), ConsistentRead: true }));
    return Item?.language;
  };

  test('is kept from the signup, and is the one of the last change of the profile', async () => {
    const urdu = { 'accept-language': 'ur-PK,ur;q=0.9,en;q=0.5' };
    const { body } = await step(role, 'signup', { body: signupForm(role), headers: urdu });
    const { user, token } = body.data;
    expect(await kept(user._id)).toBe('ur');
    await step(role, 'update', {
      params: own(role, user._id),
      token,
      body: edit,
      headers: { 'accept-language': 'en' },
    });
    expect(await kept(user._id)).toBe('en');
  });

  test('is the one that was chosen last, and nothing else of the profile changes', async () => {
    const { id, token } = await signUp(role);
    const profile = () => step(role, 'profile', { params: own(role, id), token });
    const before = (await profile()).body.data;
    for (const language of ['ur', 'ur', 'en', 'ur']) {
      const { status, body } = await step(role, 'language', { params: own(role, id), token, body: { language } });
      expect([status, body.code, await kept(id)]).toEqual([200, 'language_kept', language]);
    }
    expect((await profile()).body.data).toEqual(before);
  });

  test.each(['de', '', undefined])('is not %j', async (language) => {
    const { id, token } = await signUp(role);
    const { status, body } = await step(role, 'language', { params: own(role, id), token, body: { language } });
    expect([status, body.issues[0].path]).toEqual([400, 'language']);
  });
});

import { beforeEach, expect, test } from 'vitest';
import { keepProfileDraft, readProfileDraft } from '../../../../web/src/features/accounts/useProfileForm.ts';
import { clearStored, readStored, store } from '../../../../web/src/storage.ts';

const saved = {
  userName: 'Amina Khan',
  DateOfBirth: '1992-05-24',
  contactNumber: '03001234567',
  companyName: 'Amina Guest House',
};
const owner = 'vendor/v1';

beforeEach(clearStored);

test('what was typed and not saved is there again', () => {
  keepProfileDraft(owner, saved, { ...saved, userName: 'Amina Baig', DateOfBirth: '31/1' });
  expect(readProfileDraft(owner, saved)).toEqual({ userName: 'Amina Baig', DateOfBirth: '31/1' });
});

test('a field that was changed elsewhere meanwhile is not put back', () => {
  keepProfileDraft(owner, saved, { ...saved, userName: 'Amina Baig' });
  const now = { ...saved, companyName: 'Cedar House' };
  expect({ ...now, ...readProfileDraft(owner, now) }).toEqual({ ...now, userName: 'Amina Baig' });
});

test('nothing is kept of what is saved already, however it is written', () => {
  keepProfileDraft(owner, saved, { ...saved, contactNumber: '+92 300 1234567', DateOfBirth: '24/05/1992' });
  expect(readStored('profileDraft')).toBeNull();
});

test('what was saved by a try whose answer was lost is no draft any more', () => {
  keepProfileDraft(owner, saved, { ...saved, contactNumber: '0301-7654321' });
  expect(readProfileDraft(owner, { ...saved, contactNumber: '03017654321' })).toEqual({});
});

test('nobody sees what somebody else has typed', () => {
  keepProfileDraft(owner, saved, { ...saved, userName: 'Amina Baig' });
  expect(readProfileDraft('vendor/v2', saved)).toEqual({});
  expect(readProfileDraft('user/v1', saved)).toEqual({});
});

test('it ends when all is as it was, and with a logout', () => {
  for (const end of [() => keepProfileDraft(owner, saved, saved), clearStored]) {
    keepProfileDraft(owner, saved, { ...saved, userName: 'Amina Baig' });
    end();
    expect(readProfileDraft(owner, saved)).toEqual({});
  }
});

test('a text that is no draft is none', () => {
  for (const stored of ['{', 'null', '[]', '{"owner":"vendor/v1"}']) {
    store({ profileDraft: stored });
    expect(readProfileDraft(owner, saved)).toEqual({});
  }
});

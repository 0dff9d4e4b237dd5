import '../support/speakEnglish.ts';
import { describe, expect, test } from 'vitest';
import { type AnswerCode, answerSentences } from '../../../shared/answers.ts';
import { type ErrorCode, errorCatalogue, fail } from '../../../shared/errors.ts';
import { profileFields, signupFields } from '../../../shared/rules/accounts.ts';
import { type Fields, fieldIssues } from '../../../shared/rules/field.ts';
import { type IssueCode, issueSentences } from '../../../shared/rules/issueSentences.ts';
import { addressFields, hotelFields, locationFields, roomFields } from '../../../shared/rules/property.ts';
import { codeFields } from '../../../shared/rules/recovery.ts';
import { browseFields, featuredFields, searchFields } from '../../../shared/rules/search.ts';
import { sentenceOf } from '../../../shared/rules/sentenceOf.ts';
import { sayAnswer } from '../../../web/src/words/answerWords.ts';
import { sayError } from '../../../web/src/words/errorWords.ts';
import { labelAt } from '../../../web/src/words/fieldLabels.ts';
import { sayIssue } from '../../../web/src/words/issueWords.ts';

const params = { label: 'Wi-Fi', min: 1, max: 1_000_000, options: 'A, B' };

describe('the site has words for', () => {
  test.each(Object.keys(issueSentences) as IssueCode[])('the issue %s: in English those of the API', (code) => {
    expect(sayIssue({ path: 'unnamed', code, params })).toBe(sentenceOf({ code, params }));
  });

  test.each(Object.keys(errorCatalogue) as ErrorCode[])('the error %s: in English those of the API', (code) => {
    expect(sayError({ code, message: '' })).toBe(fail(code).message);
  });

  test.each(Object.keys(answerSentences) as AnswerCode[])('the answer %s: in English those of the API', (code) => {
    expect(sayAnswer({ code, message: '' })).toBe(answerSentences[code]);
  });

  test.each<[string, Fields]>([
    ['a signup', signupFields.vendor],
    ['a profile', profileFields.vendor],
    ['a code', codeFields],
    ['a hotel', hotelFields],
    ['a location', locationFields],
    ['an address', addressFields],
    ['a room', roomFields],
    ['a search', searchFields],
    ['a list', browseFields],
    ['featured rooms', featuredFields],
  ])('every field of %s: in English its label', (_, fields) => {
    const said = Object.keys(fields).map((name) => labelAt(`part.0.${name}`));
    expect(said).toEqual(Object.values(fields).map(({ label }) => label));
  });
});

test('an issue is said with the label of its own field', () => {
  const [issue] = fieldIssues({ price: roomFields.price }, { price: 'cheap' });
  expect(issue && sayIssue({ ...issue, path: 'hotelDetail.rooms.3.price' })).toBe(
    'Price per night must be a whole number from 1 to 1,000,000',
  );
});

describe('an error', () => {
  test('that names fields is said by the first of them', () => {
    const body = fail('invalid_request', {
      issues: [{ path: 'address.city', code: 'required', params: { label: 'City' } }],
    });
    expect(sayError(body.toBody())).toBe('City is required');
  });

  test.each([
    [1, '1 second'],
    [90, '90 seconds'],
    [91, '2 minutes'],
    [3600, '60 minutes'],
  ])('that will pass in %d s says so', (seconds, words) => {
    const message = sayError({ code: 'too_many_attempts', message: '', params: { seconds } });
    expect(message).toBe(`Too many attempts. Please try again in ${words}.`);
  });

  test('about a wrong code says how many tries are left', () => {
    expect(sayError({ code: 'code_wrong', message: '', params: { left: 1 } })).toBe(
      'This code is not right. You have 1 try left.',
    );
  });

  test('of a code that this page does not know is said by the API', () => {
    expect(sayError({ code: 'from_next_year' as ErrorCode, message: 'The API says it.' })).toBe('The API says it.');
  });
});

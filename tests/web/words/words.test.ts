import '../support/speakEnglish.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AnswerCode, answerSentences } from '../../../shared/answers.ts';
import { type ErrorCode, errorCatalogue } from '../../../shared/errorCatalogue.ts';
import { fail } from '../../../shared/errors.ts';
import { fieldIssues } from '../../../shared/rules/field.ts';
import { roomFields } from '../../../shared/rules/property.ts';
import { sharedSentences } from '../../../web/sentences.ts';
import { sayAnswer, sayError, sayIssue } from '../../../web/src/words/words.ts';

const catalog = readFileSync('web/src/i18n/en.po', 'utf8').replace(/"\n"/g, '');

test.each([...new Set(sharedSentences)])('translators are given: %s', (sentence) => {
  expect(catalog).toContain(`msgid ${JSON.stringify(sentence)}\n`);
});

test.each(Object.keys(errorCatalogue) as ErrorCode[])('in English the error %s is said as by the API', (code) => {
  expect(sayError({ code, message: '' })).toBe(fail(code).message);
});

test.each(Object.keys(answerSentences) as AnswerCode[])('in English the answer %s is said as by the API', (code) => {
  expect(sayAnswer({ code, message: '' })).toBe(answerSentences[code]);
});

describe('an issue', () => {
  const [issue = { path: '', code: 'malformed' as const }] = fieldIssues({ price: roomFields.price }, { price: 'x' });

  test('is said with its field and bounds', () => {
    expect(sayIssue(issue)).toBe('Price per night must be a whole number from 1 to 1,000,000');
  });

  test('of a choice names what can be chosen', () => {
    const params = { label: 'Class type', options: 'Economy, First, Business' };
    expect(sayIssue({ path: 'classType', code: 'not_one_of', params })).toBe(
      'Class type must be one of Economy, First, Business',
    );
  });
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

  test('about a suspended account says why', () => {
    const message = sayError({ code: 'account_suspended', message: '', params: { reason: 'No such hotel.' } });
    expect(message).toBe(`${errorCatalogue.account_suspended.message} Reason: \u2068No such hotel.\u2069`);
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

import '../support/speakEnglish.ts';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../web/src/api/ApiError.ts';
import { type FormIssue, sayFormIssue } from '../../../web/src/forms/formIssue.ts';
import { deliver } from '../../../web/src/forms/submission.ts';

interface Content {
  name: string;
}

function errorsOf(issues: readonly FormIssue[]) {
  const own = issues.filter(({ path }) => path === 'name');
  return Object.fromEntries(own.map((issue) => [issue.path, sayFormIssue(issue)]));
}

/** Delivers a form that holds `name`; what happens is noted in order. */
async function delivered(given: { error?: ApiError; missing?: FormIssue[]; fieldOf?: () => string } = {}) {
  const noted: unknown[] = [];
  let content: Content = { name: 'typed' };
  const result = await deliver<Content, { message: string }>({
    content: () => content,
    prepare: async () => {
      content = { name: 'typed meanwhile' };
      return given.missing ?? [];
    },
    send: async (sent) => {
      noted.push(sent.name);
      return given.error ? { error: given.error } : { answer: { message: 'Saved.' } };
    },
    errorsOf,
    onStage: (stage) => noted.push(stage),
    ...(given.fieldOf && { fieldOf: given.fieldOf }),
  });
  return { ...result, noted };
}

describe('a form that passed its checks', () => {
  test('is prepared, then sent with what it holds by then', async () => {
    const { answer, noted } = await delivered();
    expect(answer).toEqual({ message: 'Saved.' });
    expect(noted).toEqual(['preparing', 'sending', 'typed meanwhile']);
  });

  test('is not sent when something could not be prepared', async () => {
    const { errors, noted } = await delivered({ missing: [{ path: 'name', message: 'Not there yet.' }] });
    expect(errors).toEqual({ fields: { name: 'Not there yet.' } });
    expect(noted).toEqual(['preparing']);
  });
});

describe('a form that the API refuses', () => {
  const about = (...paths: string[]) =>
    new ApiError('No.', {
      code: 'invalid_request',
      issues: paths.map((path) => ({ path, code: 'required', params: { label: path }, message: '' })),
    });

  test('shows each issue at its field', async () => {
    const { errors } = await delivered({ error: about('name') });
    expect(errors).toEqual({ fields: { name: 'name is required' } });
  });

  test('shows the message above the fields where the issues are about none of them', async () => {
    const error = about('vendorId');
    expect((await delivered({ error })).errors).toEqual({ fields: {}, alert: error });
  });

  test('shows a message without issues at the field that it is known to be about', async () => {
    const error = new ApiError('This code is not right.', { code: 'code_wrong' });
    const { errors } = await delivered({ error, fieldOf: () => 'otp' });
    expect(errors).toEqual({ fields: { otp: 'This code is not right.' } });
  });
});

import '../support/speakEnglish.ts';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../web/src/api/ApiError.ts';
import type { FormIssue } from '../../../web/src/forms/formIssue.ts';
import { deliver } from '../../../web/src/forms/useSubmission.ts';

// Toasts need a page.
vi.mock('../../../web/src/components/toasts/toast.ts', () => ({ toast: () => {} }));

interface Content {
  name: string;
}

const saved = { code: 'profile_updated', message: 'Saved.' } as const;

/** Delivers a form that holds `name`; what happens is noted in order. */
async function delivered(given: { error?: ApiError; missing?: FormIssue[] } = {}) {
  const noted: unknown[] = [];
  let content: Content = { name: 'typed' };
  const setup = {
    content: () => content,
    check: () => [],
    prepare: async () => {
      content = { name: 'typed meanwhile' };
      return given.missing ?? [];
    },
    send: async (sent: Content) => {
      noted.push(sent.name);
      if (given.error) throw given.error;
      return saved;
    },
    fieldAt: (path: string) => (['name', 'otp'].includes(path) ? path : undefined),
  };
  const result = await deliver(setup, (stage) => noted.push(stage));
  return { ...result, noted };
}

describe('a form that passed its checks', () => {
  test('is prepared, then sent with what it holds by then', async () => {
    const { answer, noted } = await delivered();
    expect(answer).toEqual(saved);
    expect(noted).toEqual(['preparing', 'sending', 'typed meanwhile']);
  });

  test('is not sent when something could not be prepared', async () => {
    const { errors, noted } = await delivered({ missing: [{ path: 'name', message: 'Not there yet.' }] });
    expect(errors).toEqual({ fields: { name: 'Not there yet.' } });
    expect(noted).toEqual(['preparing']);
  });

  test('shows the first of several sentences about a field', async () => {
    const { errors } = await delivered({
      missing: ['First.', 'Second.'].map((message) => ({ path: 'name', message })),
    });
    expect(errors).toEqual({ fields: { name: 'First.' } });
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

  test('leaves the message to the toast where the issues are about none of them', async () => {
    const error = about('vendorId');
    expect((await delivered({ error })).errors).toEqual({ fields: {}, alert: error });
  });

  test('marks the field that a message without issues is known to be about, for a toast says the message', async () => {
    const error = new ApiError('This code is not right.', { code: 'code_wrong' });
    const { errors } = await delivered({ error });
    expect(errors).toEqual({ fields: { otp: '' } });
  });
});

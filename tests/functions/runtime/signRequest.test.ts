import { expect, test } from 'vitest';
import { signedHeaders } from '../../../functions/runtime/signRequest.ts';

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const now = new Date('2015-08-30T12:36:00Z');

test('a request is signed as the example in the documentation of AWS', () => {
  const request = {
    url: new URL('https://iam.amazonaws.com/?Action=ListUsers&Version=2010-05-08'),
    method: 'GET' as const,
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: '',
  };
  const headers = signedHeaders(request, { ...keys, service: 'iam', region: 'us-east-1' }, now);
  expect(headers.authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/iam/aws4_request, ' +
      'SignedHeaders=content-type;host;x-amz-date, ' +
      'Signature=5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7',
  );
});

test('a form is signed as the test suite of AWS has it', () => {
  const request = {
    url: new URL('https://example.amazonaws.com/'),
    method: 'POST' as const,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'Param1=value1',
  };
  const headers = signedHeaders(request, { ...keys, service: 'service', region: 'us-east-1' }, now);
  expect(headers.authorization).toMatch(/Signature=ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a$/);
});

test('the token of a session is signed with the rest', () => {
  const request = {
    url: new URL('https://sts.ap-south-1.amazonaws.com/'),
    method: 'POST' as const,
    headers: {},
    body: '',
  };
  const headers = signedHeaders(request, { ...keys, sessionToken: 'token', service: 'sts', region: 'ap-south-1' }, now);
  expect(headers['x-amz-security-token']).toBe('token');
  expect(headers.authorization).toContain('SignedHeaders=host;x-amz-date;x-amz-security-token');
});

import { expect, test } from 'vitest';
import { api } from '../../shared/api.ts';
import type { Endpoint } from '../../shared/endpoint.ts';
import { parse } from '../../shared/parse.ts';
import { fileFields } from '../../shared/photos/photoUploads.ts';
import { profileFields, signupFields } from '../../shared/rules/accounts.ts';
import { type Field, kept, violationOf } from '../../shared/rules/field.ts';
import { placeKey } from '../../shared/rules/places.ts';
import { addressFields, hotelFields, locationFields, roomFields } from '../../shared/rules/property.ts';
import { codeFields, newPasswordFields } from '../../shared/rules/recovery.ts';
import { searchFields } from '../../shared/rules/search.ts';
import { growth } from '../support/growth.ts';

const fields: Record<string, Field> = {
  ...signupFields.vendor,
  ...profileFields.vendor,
  ...locationFields,
  ...addressFields,
  ...hotelFields,
  ...roomFields,
  ...searchFields,
  ...fileFields,
  ...codeFields,
  ...newPasswordFields.user,
};

/** Texts that make regular expressions go back and forth. */
const parts = [' ', '\t', '\n', '\u3000', '\u3164', 'a', 'a ', 'a@', '@', '1', '1-', '-', '.', '/', '\u0301', '\ufdfa'];

test.each(Object.entries(fields))('nobody waits while a long %s is checked', (_, field) => {
  for (const part of parts) {
    const typed = (length: number) => `${part.repeat(length)}\u0000`;
    const check = (length: number) => [violationOf(field, typed(length)), kept(field, typed(length))];
    expect([part, growth(check) < 20]).toEqual([part, true]);
  }
});

test('nobody waits while the key of a long place is made', () => {
  for (const part of parts) expect(growth((length) => placeKey(part.repeat(length)))).toBeLessThan(20);
});

const endpoints = Object.entries<Endpoint>(api);

test.each(endpoints)('nobody waits while the parts of a %s are parsed', (_, { params, query, body }) => {
  for (const schema of [params, query, body]) {
    if (!schema) continue;
    for (const part of [' ', 'a', ',']) {
      const everywhere = (length: number) =>
        new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? part.repeat(length) : undefined) });
      const attempt = (length: number) => {
        try {
          parse(schema, everywhere(length));
        } catch {
          // The refusal is right.
        }
      };
      expect(growth(attempt)).toBeLessThan(20);
    }
  }
});

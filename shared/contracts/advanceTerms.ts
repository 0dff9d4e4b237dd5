import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import type { AdvanceTerms } from '../rules/advanceTerms.ts';
import { booksFields } from '../rules/books.ts';
import { type FormInput, kept, storedForm, whole } from '../rules/field.ts';
import { advanceFields } from '../rules/paymentFields.ts';
import { type TermsInput, termsFields, termsIssues } from '../rules/termsFields.ts';
import { id, optionalText, reply, typed, typedFields, value, yesOrNo } from './fields.ts';
import { form } from './form.ts';
import { vendorProperty } from './properties.ts';

const propertyId = z.object({ propertyId: id });

/** The version of terms and books that a change began from: 0 until the first. */
const moneyRevision = value(whole({ label: 'Revision', min: 0, max: 999_999_999 }));

const { percent } = advanceFields;

/** Terms as they are sent: the share is `firstNight`, or a whole percentage from 0 to 50. */
const sentTerms = z.object({ share: z.union([z.enum(['firstNight']), typed(percent)]), ...typedFields(termsFields) });

/** Terms as they are kept; 0 % is no advance. */
function storedTerms(sent: TermsInput | undefined): AdvanceTerms | undefined {
  if (sent === undefined) return undefined;
  const { share, ...others } = sent;
  const stored = share === 'firstNight' ? share : kept(percent, share);
  return stored === 0
    ? undefined
    : { share: stored, ...storedForm(termsFields, others as FormInput<typeof termsFields>) };
}

export const setAdvanceTerms = endpoint({
  method: 'PUT',
  path: '/vendor/property/{propertyId}/advance-terms',
  auth: { role: 'vendor' },
  summary:
    'Set the terms on which an own property asks for advances; without `terms`, or with 0 percent, guests pay at the hotel. What was asked for ' +
    'keeps its terms. Refused when `revision` is not the `moneyRevision` of the property.',
  params: propertyId,
  body: z.pipe(
    form({ terms: z.optional(sentTerms), revision: moneyRevision }, ({ terms }) =>
      terms === undefined ? [] : termsIssues(terms).map((issue) => ({ ...issue, path: `terms.${issue.path}` })),
    ),
    z.transform(({ terms, revision }) => ({ terms: storedTerms(terms), revision })),
  ),
  response: reply(vendorProperty),
  errors: ['property_not_found', 'owner_unconfirmed', 'no_payee', 'conflict', 'too_many_attempts'],
});

export const setBooks = endpoint({
  method: 'PUT',
  path: '/vendor/property/{propertyId}/books',
  auth: { role: 'vendor' },
  summary:
    'Set name and tax number that receipts of an own property show, and whether its staff takes cash. All of it is replaced, unless `revision` ' +
    'is not the `moneyRevision` of the property.',
  params: propertyId,
  body: z.object({
    name: optionalText(booksFields.name),
    ntn: optionalText(booksFields.ntn),
    helpersTakeCash: yesOrNo,
    revision: moneyRevision,
  }),
  response: reply(vendorProperty),
  errors: ['property_not_found', 'conflict', 'too_many_attempts'],
});

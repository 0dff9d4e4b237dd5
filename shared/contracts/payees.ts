import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { type FormInput, storedForm, whole } from '../rules/field.ts';
import { knownPassword } from '../rules/passwords.ts';
import { payeeAccounts } from '../rules/payees.ts';
import { accountFields, accountIssues } from '../rules/paymentFields.ts';
import { ofOwn, optionalText, reply, typedFields, value } from './fields.ts';
import { form } from './form.ts';
import { codeTry } from './recovery.ts';

/** An account by the last four letters or digits of its number; whole numbers are in no answer. */
export const payeeAccount = z.object({ kind: z.enum(payeeAccounts), lastFour: z.string() });

const knownAccounts = {
  title: z.string(),
  accounts: z.array(payeeAccount),
};

/**
 * Where guests pay an owner: the accounts in force `since` an instant, and the change that holds from `holdsFrom` on, which without
 * a title ends all advances. `revision` counts changes, 0 until the first. Instants are ISO 8601.
 */
export const payee = z.object({
  inForce: z.optional(z.object({ ...knownAccounts, since: z.string() })),
  next: z.optional(z.object({ ...z.partial(z.object(knownAccounts)).shape, holdsFrom: z.string() })),
  revision: z.int(),
});

export type Payee = z.output<typeof payee>;

const payeeAnswer = reply(payee);

export const getPayee = endpoint({
  method: 'GET',
  path: '/vendor/payee/{vendorId}',
  ...ofOwn('vendor'),
  summary: 'Where guests pay this vendor, by last four digits, and the change of it that waits.',
  response: payeeAnswer,
});

/** Proof that an owner is there: the password, or the code of a mail of `sendVendorLoginCode`, with its `userId`. */
const proof = { password: optionalText(knownPassword), code: z.optional(codeTry) };

/** Issues of accounts as they were typed; a form without any takes away those that were there. */
function payeeIssues({ title, iban, jazzcash, easypaisa }: FormInput<typeof accountFields>) {
  const typed = { title, iban, jazzcash, easypaisa };
  return Object.values(typed).every((each) => each.trim() === '') ? [] : accountIssues(typed);
}

export const setPayee = endpoint({
  method: 'PUT',
  path: '/vendor/payee/{vendorId}',
  ...ofOwn('vendor'),
  summary:
    'Say where guests pay: a title, and an IBAN, numbers of wallets, or several; without any of it advances end. It needs the password or ' +
    'a new code, is mailed, and holds 24 hours later. It takes the place of a change that waits.',
  body: z.pipe(
    form(
      {
        ...typedFields(accountFields),
        ...proof,
        revision: value(whole({ label: 'Revision', min: 0, max: 999_999_999 })),
      },
      payeeIssues,
    ),
    z.transform(({ password, code, revision, ...typed }) => ({
      account: storedForm(accountFields, typed as FormInput<typeof accountFields>),
      ...{ password, code, revision },
    })),
  ),
  response: payeeAnswer,
  errors: [
    ...(['not_found', 'owner_unconfirmed', 'account_suspended', 'proof_needed', 'code_wrong', 'code_expired'] as const),
    ...(['recovery_ended', 'conflict', 'too_many_attempts', 'mail_unavailable'] as const),
  ],
});

export const withdrawPayeeChange = endpoint({
  method: 'DELETE',
  path: '/vendor/payee/{vendorId}/change',
  ...ofOwn('vendor'),
  summary: 'Take back a change of where guests pay that does not hold yet. It is mailed.',
  response: payeeAnswer,
  errors: ['not_found', 'payee_holds', 'conflict', 'too_many_attempts', 'mail_unavailable'],
});

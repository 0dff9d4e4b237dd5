import { answer } from '../../shared/answers.ts';
import { fail } from '../../shared/errors.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import type { Client } from '../runtime/caller.ts';
import type { Opened } from '../runtime/ports.ts';
import { attempts } from './attempts.ts';
import { hashPassword } from './password.ts';
import { signups } from './signups.ts';

interface Signup {
  client: Client;
  body: {
    firstName: string;
    lastName: string;
    email: string;
    password: string;
    DateOfBirth: string;
    Gender: string;
    phoneNumber: string;
    companyName?: string;
  };
}

/** What a signup needs, by role. */
export const signupPorts = byRole((role) => ({ attempts: attempts[role], signups: signups[role] }));

/**
 * Opens an account and logs its owner in. The password is hashed first: a taken address costs the same work.
 * @throws Failure `email_taken` or `too_many_attempts`
 */
export async function signUp({ client, body }: Signup, ports: Opened<(typeof signupPorts)[Role]>) {
  await ports.attempts.fromAddress('signup', client.address);
  await ports.attempts.onAccount('signup', body.email);
  const opened = await ports.signups.open(personOf(body, client), await hashPassword(body.password));
  if (!opened) throw fail('email_taken');
  const { id, token } = opened;
  return { ...answer('signed_up'), data: { user: { _id: id, email: body.email }, token } };
}

function personOf({ firstName, lastName, DateOfBirth, Gender, phoneNumber, ...body }: Signup['body'], client: Client) {
  const { email, companyName } = body;
  return {
    name: `${firstName} ${lastName}`,
    email,
    dateOfBirth: DateOfBirth,
    gender: Gender,
    phone: phoneNumber,
    language: client.language,
    ...(companyName !== undefined && { companyName }),
  };
}

import { fail } from '../../shared/errors.ts';
import type { Client } from '../runtime/caller.ts';
import type { Opened } from '../runtime/ports.ts';
import type { userAttempts } from './attempts.ts';
import { hashPassword } from './password.ts';
import type { userSignups } from './signups.ts';

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

type Ports = Opened<{ attempts: typeof userAttempts; signups: typeof userSignups }>;

/** Opens an account and logs its owner in. The password is hashed first: a taken address costs the same work. */
export async function signUp({ client, body }: Signup, { attempts, signups }: Ports) {
  await attempts.fromAddress('signup', client.address);
  await attempts.onAccount('signup', body.email);
  const opened = await signups.open(personOf(body), await hashPassword(body.password));
  if (!opened) throw fail('email_taken');
  const { id, token } = opened;
  return { message: 'Welcome to Sarai.', data: { user: { _id: id, email: body.email }, token } };
}

function personOf({ firstName, lastName, email, DateOfBirth, Gender, phoneNumber, companyName }: Signup['body']) {
  return {
    name: `${firstName.trim()} ${lastName.trim()}`,
    email,
    dateOfBirth: DateOfBirth,
    gender: Gender,
    phone: phoneNumber,
    ...(companyName !== undefined && { companyName: companyName.trim() }),
  };
}

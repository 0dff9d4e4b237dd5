import { answer } from '../../shared/answers.ts';
import type { accounts } from '../../shared/contracts/accounts.ts';
import { fail } from '../../shared/errors.ts';
import { byRole, type Role, roleNames } from '../../shared/roles.ts';
import type { HandlerInput } from '../runtime/handlerOf.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { addressPorts, countFromAddress } from './fromAddress.ts';
import { hashPassword } from './password.ts';
import { signups } from './signups.ts';

type Signup = Pick<HandlerInput<(typeof accounts)[Role]['signup']>, 'client' | 'body' | 'cookies'>;

/** Ports of a signup, by role. */
export const signupPorts = byRole((role) => ({ ...addressPorts[role], signups: signups[role] }));

/**
 * Opens an account and logs its owner in. The password is hashed first: a taken address costs the same work.
 * @throws Failure `email_taken`, `work_needed` or `too_many_attempts`
 */
export function signUp(role: Role) {
  return async ({ client, body, cookies }: Signup, ports: OpenPorts<(typeof signupPorts)[Role]>) => {
    await countFromAddress('signup', client, ports);
    await ports.attempts.onAccount('signup', body.email);
    const opened = await ports.signups.open(personOf({ client, body }), await hashPassword(body.password));
    if (!opened) throw fail('email_taken');
    const { id, token, cookie } = opened;
    cookies.set(cookie);
    return { ...answer('signed_up'), data: { user: { _id: id, email: body.email, role: roleNames[role] }, token } };
  };
}

function personOf({ client, body }: Pick<Signup, 'client' | 'body'>) {
  const { firstName, lastName, email, DateOfBirth, Gender, phoneNumber } = body;
  return {
    name: `${firstName} ${lastName}`,
    email,
    dateOfBirth: DateOfBirth,
    gender: Gender,
    phone: phoneNumber,
    language: client.language,
    ...('companyName' in body && { companyName: body.companyName }),
  };
}

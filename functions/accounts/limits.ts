import { required, SetupError } from '../runtime/settings.ts';

/** So many attempts in every window of so many seconds. */
export interface Limit {
  max: number;
  seconds: number;
}

/**
 * Attempts by account (the e-mail that is named, whether it has an account or not) and by address. Codes of a password
 * reset are counted with the reset itself, so that `otp` has no account here. `photos` counts requests to send
 * some, `properties` new properties, and `changes` changes of properties and their rooms.
 */
export interface Limits {
  login: { account: Limit; address: Limit };
  signup: { account: Limit; address: Limit };
  otp: { address: Limit };
  photos: { account: Limit };
  properties: { account: Limit };
  changes: { account: Limit };
}

/** What attempts are counted of. */
export type LimitKind = keyof Limits;

/** The kinds that count by account. */
export type AccountKind = Exclude<LimitKind, 'otp'>;

/** The kinds that count by address. */
export type AddressKind = Exclude<LimitKind, 'photos' | 'properties' | 'changes'>;

/** The limits of the stage, from the variable LIMITS. @throws SetupError when it holds none */
export function limitsOfStage(): Limits {
  const text = required('LIMITS');
  try {
    return JSON.parse(text) as Limits;
  } catch {
    throw new SetupError('LIMITS is not JSON');
  }
}

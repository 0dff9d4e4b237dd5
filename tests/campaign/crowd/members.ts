import type { Role } from '../../../shared/roles.ts';
import type { Person } from '../client/people.ts';
import type { Random } from '../random.ts';
import type { House } from './houses.ts';
import type { Entry } from './ledger.ts';

/** A vendor who lists, changes and removes properties, one step after another. */
export interface Owner {
  person: Person;
  random: Random;
  houses: House[];
  /** Own photos that are ready and that no property was given. */
  free: string[];
  listed: number;
}

/** The values of an account that must be stored. */
export interface AccountState {
  name: string;
  phone: string;
  password: string;
}

export interface Account {
  role: Role;
  email: string;
  id?: string;
  entry: Entry<AccountState>;
}

/** A session that was begun; undefined is what stands of one that has ended. */
export interface Session {
  account: Account;
  token: string;
  entry: Entry<'open'>;
}

export type StayState = 'pending' | 'active' | 'rejected' | 'cancelled';

/** A booking of the crowd. Its note is like no other's, for its id is not known while no answer came. */
export interface Stay {
  note: string;
  id?: string | undefined;
  guest: Person;
  request: object;
  entry: Entry<StayState>;
}

/** A stay of which an advance was asked, with the money that was answered with success. */
export interface PaidStay {
  id: string;
  guest: Person;
  lines: { number: number; kind: string; amount: number; receipt?: number | undefined }[];
  references: string[];
  revision: number;
  decided?: Decision | undefined;
  /** The advance as it was found settled, after which nothing moves it. */
  settled?: string | undefined;
}

/** An operator's decision, which may have broken off where it is in doubt. */
export interface Decision {
  side: 'guest' | 'owner';
  inDoubt: boolean;
}

/** A message of the crowd. Its text is like no other's. */
export interface Word {
  by: 'guest' | 'owner';
  guest: Person;
  text: string;
  requestKey: string;
  entry: Entry<'stands'>;
}

/** A phone as its browser tells it, and the id of the account that it is told for. */
export interface Phone {
  told: Record<'endpoint' | 'p256dh' | 'auth', string>;
  entry: Entry<string>;
}

/** A house that stays, with its owner and the guests who ask for its rooms, one act after another. */
export interface Inn {
  owner: Person;
  guests: Person[];
  random: Random;
  propertyId: string;
  stays: Stay[];
  /** Where guests pay the owner, and what they have paid. */
  iban: string;
  paid: PaidStay[];
  /** Lines of receipts whose numbers were answered, and the last number above which an operator let them go on. */
  receipts: Map<number, string>;
  above: number;
  /** The nights that are closed of each room, by its number. */
  closed: Map<number, Entry<string[]>>;
  asked: number;
  /** Messages and phones, of which people take care beside. */
  talking: Random;
  words: Word[];
  written: number;
  phones: Phone[];
}

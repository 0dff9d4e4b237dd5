import type { AdvanceTerms } from '../../../../../shared/rules/advanceTerms.ts';
import type { ChildRules, Extra } from '../../../../../shared/rules/rates.ts';

/** The room of a request, as its guest saw it. */
export interface RequestedRoom {
  propertyId: string;
  roomNumber: number;
  hotelName: string;
  location: string;
  beds: number;
  capacity: number;
  /** Whole PKR a night. */
  price: number;
  imgURL?: string | undefined;
  /** Its owner has not confirmed the email. */
  newHost?: true | undefined;
  /** Id of its kind, and all kinds of the hotel. */
  kind: string;
  kinds: readonly OfferedKind[];
  /** Rules of the hotel for children, and its extras, where it has some. */
  childRules?: ChildRules | undefined;
  extras?: readonly Extra[] | undefined;
  /** Terms on which the hotel asks for advances, where it does. */
  terms?: AdvanceTerms | undefined;
  /** The address of the page named its number. */
  named?: true | undefined;
  /** The address of its page, with the wishes of the search. */
  address: string;
  /** The address of the list that led there. */
  from?: string | undefined;
}

/** Rooms of a hotel that are alike, as a guest saw them. */
export interface OfferedKind {
  /** Its id. */
  kind: string;
  beds: number;
  capacity: number;
  /** Whole PKR a night. */
  price: number;
  /** How many of them take guests. */
  rooms: number;
}

import { beforeEach } from 'vitest';
import { ask, goodPassword, type SignedUp } from './accounts.ts';
import type { CallAnswer } from './call.ts';
import { formSomewhere, type Owners, openOwners } from './owners.ts';
import { openPayableOwner, setPayee } from './payees.ts';
import { roomForm } from './vendorDesk.ts';

/** The terms that `setTerms` sets, as they are kept. */
export const keptTerms = { share: 30, hours: 24, notWithinDays: 2, policy: 'moderate' };

/** A house of two rooms at 10,000 a night, whose owner has said where guests pay; each test has another one. */
interface AskingHouse {
  owners: Owners;
  owner: SignedUp;
  propertyId: string;
  /** The property as its owner reads it. */
  read(): Promise<CallAnswer['body']['data']>;
  setBooks(given: object): Promise<CallAnswer>;
}

export function openAskingHouse(): AskingHouse {
  const house = { owners: openOwners() } as AskingHouse;
  beforeEach(async () => {
    house.owner = await openPayableOwner(house.owners.desk.tables);
    await setPayee(house.owner, { password: goodPassword });
    house.propertyId = await listHouse(house.owner);
  });
  const read = async () => {
    const { owner, propertyId: postId } = house;
    return (await ask('getVendorProperty', { token: owner.token, params: { postId } })).body.data;
  };
  const setBooks = (given: object) => {
    const { owner, propertyId } = house;
    const body = { name: '', ntn: '', helpersTakeCash: 'false', revision: 0, ...given };
    return ask('setBooks', { token: owner.token, params: { propertyId }, body });
  };
  return Object.assign(house, { read, setBooks });
}

/** Lists such a house of an owner; answers its id. */
export async function listHouse({ id, token }: SignedUp): Promise<string> {
  const rooms = ['101', '102'].map((roomNumber) => roomForm({ roomNumber, price: '10000' }));
  const body = { ...formSomewhere({ rooms }), vendorId: id };
  return (await ask('createProperty', { token, body })).body.data._id;
}

import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Limits } from '../../functions/accounts/limits.ts';
import { ask, confirmDirectly, openAccount, type SignedUp } from './accounts.ts';
import type { CallAnswer } from './call.ts';
import { type Desk, openDesk, propertyForm } from './vendorDesk.ts';

/** Two vendors for each test at a desk for the whole file, and what the first of them does. */
export interface Owners {
  desk: Desk;
  vendor: SignedUp;
  other: SignedUp;
  create(form?: object, requestKey?: string): Promise<CallAnswer>;
  update(postId: string, body: object): Promise<CallAnswer>;
  remove(postId: string): Promise<CallAnswer>;
  /** Ids of the first vendor's own list. */
  listed(): Promise<string[]>;
}

/** With `confirmed` the first of them has confirmed the e-mail, so that mails go there. */
export function openOwners({ confirmed = false, limits }: { confirmed?: boolean; limits?: Limits } = {}): Owners {
  const owners = {
    create: (form: object = propertyForm(), requestKey?: string) => {
      const body = { ...form, vendorId: owners.vendor.id, ...(requestKey !== undefined && { requestKey }) };
      return ask('createProperty', { token: owners.vendor.token, body });
    },
    update: (postId: string, body: object) =>
      ask('updateProperty', { token: owners.vendor.token, params: { postId }, body }),
    remove: (postId: string) => ask('deleteProperty', { token: owners.vendor.token, params: { postId } }),
    listed: async () => {
      const { id, token } = owners.vendor;
      const { body } = await ask('listVendorProperties', { token, params: { vendorId: id } });
      return body.data.map(({ _id }: { _id: string }) => _id);
    },
  } as Owners;
  beforeAll(async () => {
    owners.desk = await openDesk({ limits });
  });
  afterAll(() => owners.desk.close());
  beforeEach(async () => {
    [owners.vendor, owners.other] = await Promise.all([openAccount('vendor'), openAccount('vendor')]);
    if (confirmed) await confirmDirectly(owners.desk.tables, owners.vendor);
  });
  return owners;
}

let places = 0;

/** A form under a place that nobody else lists under. */
export function formSomewhere(given: Parameters<typeof propertyForm>[0] = {}) {
  places += 1;
  return { ...propertyForm(given), Location: `Valley ${places}` };
}

type Hit = { hotels: [{ rooms: [{ roomNumber: number; price: number }] }] };

/** Rooms that searches of a place find, cheapest first: a hotel is asked for each of its prices, for one shows it once. */
export async function found(location: string): Promise<{ room: number; price: number }[]> {
  const rooms: { room: number; price: number }[] = [];
  for (let minPrice = 0; ; ) {
    const { body } = await ask('searchRooms', { body: { location, limit: 50, minPrice } });
    const shown = body.data.map(({ hotels: [{ rooms }] }: Hit) => ({
      room: rooms[0].roomNumber,
      price: rooms[0].price,
    }));
    const cheapest: number | undefined = shown[0]?.price;
    if (cheapest === undefined) return rooms;
    rooms.push(...shown.filter(({ price }: { price: number }) => price === cheapest));
    minPrice = cheapest + 1;
  }
}

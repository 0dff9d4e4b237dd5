import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { signups } from '../../functions/accounts/signups.ts';
import type { Booking } from '../../functions/bookings/booking.ts';
import { type BookingItem, createWrite, readBooking } from '../../functions/bookings/bookingItem.ts';
import { type Key, openTable, type TableKey, tableVariable } from '../../functions/runtime/table.ts';
import { localAccess } from '../../infra/local/localAccess.ts';
import { localLimits } from '../../infra/stages/limits.ts';
import type { Operation } from '../../shared/api.ts';
import type { Role } from '../../shared/roles.ts';
import { propertyForm } from '../campaign/client/forms.ts';
import { randomOf } from '../campaign/random.ts';
import { type Call, type CallAnswer, call } from '../support/call.ts';
import { signingSecret } from '../support/signing.ts';

export interface Person {
  id: string;
  token: string;
}

export function pointFunctionsAt(endpoint: string, tables: Record<string, string>): void {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccess.credentials.secretAccessKey,
    LIMITS: JSON.stringify(localLimits),
    SIGNING_SECRET: signingSecret,
    ...Object.fromEntries(Object.entries(tables).map(([key, name]) => [tableVariable(key as TableKey), name])),
  });
}

export async function ask(operation: Operation, request: Call): Promise<CallAnswer> {
  const { handler } = await import(`../../functions/handlers/${operation}.ts`);
  const answer = await call(handler, request);
  if (answer.status >= 300) throw new Error(`${operation}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

const alike = { No_of_beds: 2, capacity: 2, price: 5000, availability: true };

let people = 0;

export async function someone(role: Role): Promise<Person> {
  people += 1;
  const person = {
    ...{ name: 'Zarmina Yousafzai', email: `zarmina.yousafzai-${people}@example.com`, dateOfBirth: '1992-05-24' },
    ...{ gender: 'Female', phone: '03001234567', emailConfirmedAt: new Date().toISOString() },
  };
  const opened = await signups[role].open().open(person, 'none');
  if (!opened) throw new Error(`${person.email} has an account already.`);
  return opened;
}

/** A house of some rooms that sleep two, all there and all of one kind. */
export async function aHouse({ id, token }: Person, name: string, rooms: number): Promise<string> {
  const { hotelDetail, ...form } = propertyForm(randomOf(people), name, rooms);
  const sleeping = hotelDetail.rooms.map((room) => ({ ...room, ...alike }));
  const body = { ...form, hotelDetail: { ...hotelDetail, rooms: sleeping }, vendorId: id };
  return (await ask('createProperty', { token, body })).body.data._id;
}

/** Copies of a booking under other ids, each a second younger: as large as what is asked for. */
export async function copies(id: string, count: number, given: (copy: number) => Partial<Booking>): Promise<void> {
  const table = openTable('bookings');
  const { pk, sk, ...booking } = (await readBooking(table, id)) as BookingItem & Key;
  for (let copy = 0; copy < count; copy += 1) {
    const own = { ...booking, id: `${id.slice(0, -2)}${String(copy).padStart(2, '0')}`, ...given(copy) };
    await table.client.send(new PutCommand({ TableName: table.name, Item: createWrite(table.name, own).Put?.Item }));
  }
}

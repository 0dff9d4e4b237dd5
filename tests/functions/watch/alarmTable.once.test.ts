import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadEvents } from '../../../infra/functions/events.ts';
import { openAccount, type SignedUp } from '../../support/accounts.ts';
import { alarmOf } from '../../support/alarms/alarmOf.ts';
import { alarmTable, filled, type Row } from '../../support/alarms/alarmTable.ts';
import type { Fault, Scene } from '../../support/alarms/fault.ts';
import { faultsOf } from '../../support/alarms/faults.ts';
import { Product } from '../../support/alarms/product.ts';
import { samplesOf, wellHours } from '../../support/alarms/world.ts';
import { type Room, requested } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { resources, stacksOf } from '../../support/stacks.ts';
import { propertyForm } from '../../support/vendorDesk.ts';

/** Hours for which something stays broken: an alarm of a clock that is called by the hour takes three. */
const hours = 4;
const well = wellHours.all * 60;
const minutes = well + hours * 60;

const prod = await stacksOf('prod');
const templates = [...prod.all, ...prod.atTheEdge];
const alarms = resources('AWS::CloudWatch::Alarm', ...templates).map(({ Properties }) => alarmOf(Properties));
const events = await loadEvents();
const clocks = new Map(
  events.flatMap(({ name, needs: { trigger, opensSite } }) =>
    trigger.on === 'clock' && !opensSite ? [[name, trigger.everyMinutes] as const] : [],
  ),
);

/** The setting METRICS that each function is deployed with. */
const metricSettings = new Map(
  resources('AWS::Lambda::Function', ...templates).flatMap(({ Properties: { FunctionName, Environment } }) => {
    const setting = Environment?.Variables.METRICS;
    return setting === undefined ? [] : [[FunctionName.replace('sarai-prod-', ''), setting] as const];
  }),
);

const owners = openOwners({ confirmed: true });
const product = new Product(metricSettings);
let guest: SignedUp;
let room: Room;

beforeEach(async () => {
  guest = await openAccount('user');
  const form = { ...propertyForm(), Location: 'Murree' };
  room = { propertyId: (await owners.create(form)).body.data._id, roomNumber: 101 };
});

async function scene(): Promise<Scene> {
  const { users, vendors, properties, bookings, messages } = owners.desk.tables;
  const names = { properties: properties.name, bookings: bookings.name, messages: messages.name };
  const tables = { users: users.name, vendors: vendors.name, ...names };
  return { product, guest, vendor: owners.vendor, room, tables, bookingId: await requested(guest, room) };
}

const rows: Row[] = [];

/** The minutes after which each alarm rings that does, by their names. */
function ringing(broken: Parameters<typeof samplesOf>[0]) {
  const samples = samplesOf(broken, clocks, hours);
  const rings = alarms.flatMap((alarm) => {
    const minute = alarm.firstRings(samples, minutes, wellHours.unseen * 60);
    return minute === undefined ? [] : [[alarm.name, minute] as const];
  });
  return { samples, rings: new Map(rings) };
}

test('no alarm rings while the product answers, and the site is as it should be', async () => {
  const { guest: traveller, room: asked } = await scene();
  const calls = [
    await product.call('getRoomSearch', { query: { location: 'Murree' } }, 490),
    await product.call('createBookingRequest', {
      token: traveller.token,
      body: { ...asked, bookingStartDate: '2099-01-01', bookingEndDate: '2099-01-03', guests: 2 },
    }),
  ];
  const runs = await Promise.all(['bookingsDue', 'resendMails', 'mailDigests'].map((name) => product.run(name)));
  const visit = await product.visit();
  expect([calls[0]?.status, visit.failed, ...runs.map(({ failed }) => failed)]).toEqual([
    200,
    ...Array.from({ length: 4 }, () => undefined),
  ]);
  expect([...ringing({ calls, runs, visit }).rings]).toEqual([]);
});

describe('an alarm rings for its fault, and nothing else does but what it names', () => {
  test.each(faultsOf(clocks.keys(), alarms).map((fault) => [fault.alarm, fault.broken, fault] as const))(
    '%s: %s',
    async (_name, _broken, fault: Fault) => {
      const { samples, rings } = ringing(await fault.world(await scene()));
      expect([...rings.keys()].sort()).toEqual([fault.alarm, ...(fault.also ?? [])].sort());
      const alarm = alarms.find(({ name }) => name === fault.alarm);
      const [before, after] = [well, minutes].map((minute) => alarm?.figureAt(samples, minute) ?? '') as [
        string,
        string,
      ];
      rows.push({ fault, before, after, minutes: (rings.get(fault.alarm) ?? 0) - well });
    },
  );
});

test('every alarm of the stage has a fault that rings it', () => {
  const shown = new Set(rows.map(({ fault }) => fault.alarm));
  expect(alarms.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

test('docs/alarms.md has the table as it is: `npm run bench -- alarms` writes it', () => {
  const page = readFileSync('docs/alarms.md', 'utf8');
  const now = filled(page, alarmTable(alarms, rows));
  if (process.env.WRITE_ALARMS) writeFileSync('docs/alarms.md', now);
  else expect(page).toBe(now);
});

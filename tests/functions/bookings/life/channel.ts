import { expect } from 'vitest';
import { digestOfUid } from '../../../../functions/calendars/eventItem.ts';
import { nightsBetween } from '../../../../shared/rules/stays.ts';
import { closed, eventsOf, openChannel, told } from '../../../support/channels.ts';
import type { House } from './house.ts';
import type { Life } from './model.ts';
import { readEvents, type SaidEvent, tellDays } from './modelEvents.ts';
import { daysOf, type Span, type Step, step } from './steps.ts';

/** The channel of the first kind of a house, which the first step with it adds. */
async function channelOf(house: House) {
  house.channel ??= await openChannel(
    house.vendor,
    { propertyId: house.propertyId, roomNumber: 0 },
    { channel: 'bookingCom', kind: (await house.rooms())[0]?.kind ?? '' },
  );
  return house.channel;
}

const uidOf = (number: number) => `${String(number).padStart(4, '0')}@booking.com`;

/** Days from today to one; today by the clock of the model. */
const daysTo = ({ today }: Life, day: string) => (day < today ? -nightsBetween(day, today) : nightsBetween(today, day));

async function say(life: Life, house: House): Promise<void> {
  const channel = await channelOf(house);
  const events = life.said.map(({ number, checkIn, checkOut }) => ({
    uid: uidOf(number),
    days: [daysTo(life, checkIn), daysTo(life, checkOut)] as const,
    summary: closed,
  }));
  const idOf = (number: number) => `${channel.calendarId}${digestOfUid(uidOf(number))}`;
  readEvents(
    life,
    life.said.map(({ number, ...days }): SaidEvent => ({ ...days, id: idOf(number), uid: uidOf(number) })),
  );
  await channel.says(events);
  await agreeOnEvents(life, house);
}

/** The owner reads each event that holds nights or wants some as the model has it. */
async function agreeOnEvents(life: Life, { vendor }: House): Promise<void> {
  const shown = (await eventsOf(vendor)).map(({ _id, state, roomNumber }) => `${_id} ${state} ${roomNumber ?? ''}`);
  const known = life.events
    .filter(({ checkOut, state }) => checkOut > life.today && state !== 'echo')
    .map(({ id, state, room }) => `${id} ${state} ${room?.number ?? ''}`);
  expect(shown.sort()).toEqual(known.sort());
}

/** The channel sells nights. */
export function sell(span: Span): Step {
  return step(
    `the channel sells nights, in ${span.from} days for ${span.nights} nights`,
    ({ said }) => said.length < 8,
    async (life, house) => {
      life.said.push({ number: ++life.uids, ...daysOf(life, span) });
      await say(life, house);
    },
  );
}

/** One of its events moves, or without days leaves its calendar. */
export function shift(number: number, span?: Span): Step {
  return step(
    `event ${number} ${span ? `moves to ${span.from} days ahead for ${span.nights} nights` : 'leaves'}`,
    ({ said }) => said.length > 0,
    async (life, house) => {
      const [event] = life.said.splice(number % life.said.length, 1);
      if (event && span) life.said.push({ ...event, ...daysOf(life, span) });
      await say(life, house);
    },
  );
}

/** The channel reads our link. */
export function tell(): Step {
  return step(
    'the channel reads our link',
    () => true,
    async (life, house) => {
      expect((await told(await channelOf(house))).status).toBe(200);
      tellDays(life);
    },
  );
}

import { expect } from 'vitest';
import type { Move } from '../../../../shared/rules/bookingLife.ts';
import { ask } from '../../../support/accounts.ts';
import { accept, cancel, cancelAsOwner, miss, reject } from '../../../support/bookings.ts';
import { walkIn } from '../../../support/ownBookings.ts';
import { changeGuest, noteArrival } from './changes.ts';
import { type House, saidOf } from './house.ts';
import { done, type Life, type ModelAnswer } from './model.ts';
import type { ModelBooking } from './modelBooking.ts';
import { type Step, step, stepWithOne } from './steps.ts';

/** A guest does the same to take a request back and to cancel, and so does an operator. */
function moveOf(act: MovingAct, { state }: ModelBooking, now: ReturnType<Life['stateOf']>): Move {
  if (act === 'miss' && now === 'completed') return 'missAfterStay';
  if (act === 'cancelAsOperator') return state === 'pending' ? 'withdrawAsOperator' : act;
  if (act !== 'cancel') return act;
  return state === 'pending' ? 'withdraw' : 'cancelAsGuest';
}

type Act = (booking: ModelBooking, house: House) => Promise<ModelAnswer>;

const movingActs = {
  accept: async ({ id }, { vendor }) => saidOf(await accept(vendor, id)),
  reject: async ({ id }, { vendor }) => saidOf(await reject(vendor, id)),
  decline: ({ id }, house) => house.byItself('decline', id),
  expire: ({ id }, house) => house.byItself('expire', id),
  cancel: async ({ id, guest }, house) => saidOf(await cancel(house.guest(guest), id)),
  cancelAsOwner: async ({ id }, { vendor }) => saidOf(await cancelAsOwner(vendor, id)),
  miss: async ({ id }, { vendor }) => saidOf(await miss(vendor, id)),
  cancelAsOperator: ({ id }, house) => house.byItself('cancelAsOperator', id),
} satisfies Record<string, Act>;

type MovingAct = keyof typeof movingActs;

/** Acts that leave the state of a booking. */
const otherActs = {
  changeGuest: async ({ id: bookingRequestId }, { vendor: { token } }) =>
    saidOf(await ask('changeOwnBooking', { token, params: { bookingRequestId }, body: walkIn })),
  arrive: async ({ id: bookingRequestId }, { vendor: { token } }) =>
    saidOf(await ask('noteStay', { token, params: { bookingRequestId }, body: { guest: 'arrived' } })),
} satisfies Record<string, Act>;

type ActName = MovingAct | keyof typeof otherActs;

export const actNames = [...Object.keys(movingActs), ...Object.keys(otherActs)] as ActName[];

/** A booking that the owner has entered has no guest who could cancel it. */
export function act(name: ActName, number: number): Step {
  const isMeant = ({ guest }: ModelBooking) => name !== 'cancel' || guest !== undefined;
  return stepWithOne(
    name,
    number,
    async (booking, life, house) => {
      const wanted = answerTo(name, booking, life);
      expect(await { ...movingActs, ...otherActs }[name](booking, house)).toEqual(wanted);
    },
    isMeant,
  );
}

function answerTo(name: ActName, booking: ModelBooking, life: Life): ModelAnswer {
  if (name === 'arrive') return noteArrival(life, booking);
  if (name !== 'changeGuest') return life.move(moveOf(name, booking, life.stateOf(booking)), booking);
  const answer = changeGuest(booking);
  booking.revision += answer === done ? 1 : 0;
  if (answer === done) delete booking.changed;
  return answer;
}

export function acceptAll(): Step {
  return step(
    'accept all',
    () => true,
    async (life, { vendor }) => {
      const waiting = life.inState('pending').sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
      const wanted = waiting.map((booking) => {
        const { code } = life.move('accept', booking);
        return { bookingRequestId: booking.id, outcome: code === 'done' ? 'accepted' : code };
      });
      expect((await accept(vendor)).body.outcomes).toMatchObject(wanted);
    },
  );
}

const placeOf = ({ askedAt, id }: ModelBooking) => `${askedAt}#${id}`;

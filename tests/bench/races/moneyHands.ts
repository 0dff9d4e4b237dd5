import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { bookingKey } from '../../../functions/bookings/bookingItem.ts';
import { handler as addLedgerLine } from '../../../functions/handlers/addLedgerLine.ts';
import { handler as answerAdvance } from '../../../functions/handlers/answerAdvance.ts';
import { handler as answerRefund } from '../../../functions/handlers/answerRefund.ts';
import { handler as payRefund } from '../../../functions/handlers/payRefund.ts';
import { handler as sendProof } from '../../../functions/handlers/sendProof.ts';
import type { Advance } from '../../../functions/money/advance.ts';
import { advanceClock } from '../../../functions/money/advanceClock.ts';
import { advanceDue, advanceKey, readAdvance } from '../../../functions/money/advanceItem.ts';
import { recordKey } from '../../../functions/properties/propertyItem.ts';
import { openAll } from '../../../functions/runtime/ports.ts';
import { openTable } from '../../../functions/runtime/table.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { own } from './ownWork.ts';

/** Every owner can be paid, and no guest is held to what was not seen before. */
export const payable = {
  payees: { inForce: async () => ({ version: 1, title: 'Gul Khan', lastFour: '6702' }) },
  standings: { of: async () => undefined },
};

/** The work of processes on advances and ledgers. */
export function moneyHands(attempts: object) {
  const { clock } = openAll({ clock: advanceClock });
  return {
    prove: own(sendProof, { attempts }),
    answerAdvance: own(answerAdvance),
    payBack: own(payRefund),
    answerRefund: own(answerRefund),
    write: own(addLedgerLine, { attempts }),
    advanceOf: (id: string) => readAdvance(openTable('bookings'), id),
    /** Ends the booking of an advance whose time is over. */
    lapse: (id: string) => clock.meet('advance', id),
    askAhead,
    hasten,
  };
}

const terms = { share: 50, hours: 24, notWithinDays: 0, policy: 'flexible' };

/** Lets a house ask for half of each stay; of one that was taken down nothing is left to write. */
async function askAhead(propertyId: string): Promise<void> {
  const { client, name: TableName } = openTable('properties');
  const change = {
    UpdateExpression: 'SET terms = :terms',
    ConditionExpression: 'attribute_exists(hotel)',
    ExpressionAttributeValues: { ':terms': terms },
  };
  await client.send(new UpdateCommand({ TableName, Key: recordKey(propertyId), ...change })).catch(() => undefined);
}

/** Lets the time of an advance end so soon, in its item, in the record of its booking and in what is due; nothing where somebody has moved it. */
async function hasten(advance: Advance, until: string): Promise<void> {
  const table = openTable('bookings');
  const { name: TableName } = table;
  const { bookingId, state, revision } = advance;
  const values = { ':until': until, ':state': state };
  await transact(table, [
    {
      Update: {
        ...{ TableName, Key: bookingKey(bookingId) },
        UpdateExpression: 'SET advance.#until = :until',
        ConditionExpression: 'advance.#state = :state AND #state = :active AND attribute_exists(advance.#until)',
        ExpressionAttributeNames: { '#until': 'until', '#state': 'state' },
        ExpressionAttributeValues: { ...values, ':active': 'active' },
      },
    },
    {
      Update: {
        ...{ TableName, Key: advanceKey(bookingId) },
        UpdateExpression: 'SET #until = :until',
        ConditionExpression: '#state = :state AND revision = :revision',
        ExpressionAttributeNames: { '#until': 'until', '#state': 'state' },
        ExpressionAttributeValues: { ...values, ':revision': revision },
      },
    },
    advanceDue(TableName, 'advance', advance, until),
  ]);
}

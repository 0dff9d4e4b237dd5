import type { Role } from '../../../shared/roles.ts';
import { acceptedStay, accountOf, beginPayee, beginTerms, paidBack, proven, received } from '../client/advances.ts';
import type { Ask } from '../client/api.ts';
import { mustBe, type Person } from '../client/people.ts';
import type { Server } from '../server/server.ts';

/** Bookings of A at A's own house, by what was last done of their advance, and all of it that only A may read. */
export interface Money {
  sent: string;
  refundDue: string;
  refunded: string;
  secrets: string[];
}

const account = { ...accountOf('777001118888'), title: 'Only A Is Paid Here', jazzcash: '03019998887' };

/** Lets A the traveller pay A the vendor, and asks for advances at a house from now on. */
export async function moneyOf(
  server: Server,
  ask: Ask,
  { user, vendor }: Record<Role, Person>,
  propertyId: string,
): Promise<Money> {
  await beginPayee(ask, server, vendor, account);
  await beginTerms(ask, vendor, propertyId);
  const sides = { user, vendor, propertyId };
  const stay = async (name: string, ahead: number) => {
    const id = await acceptedStay(ask, sides, `campaign-paid-stay-${name}`, ahead);
    return { id, amount: await proven(ask, user, id, `ONLYA${name}777`) };
  };
  const [sent, due, back] = [await stay('ONE', 40), await stay('TWO', 47), await stay('THREE', 54)];
  for (const { id: bookingRequestId } of [due, back]) {
    await received(ask, vendor, bookingRequestId);
    mustBe(200, await ask('cancelBooking', { token: user.token, params: { bookingRequestId } }));
  }
  await paidBack(ask, vendor, back.id, back.amount);
  const { iban, jazzcash, title } = account;
  return {
    ...{ sent: sent.id, refundDue: due.id, refunded: back.id },
    secrets: [iban, iban.slice(4), jazzcash, title, 'ONLYA', sent.id, due.id, back.id],
  };
}

import { answer } from '../../shared/answers.ts';
import { reportProperty } from '../../shared/contracts/reports.ts';
import { fail } from '../../shared/errors.ts';
import { addressPorts, countFromAddress, countSameReport } from '../accounts/fromAddress.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { reportStore } from '../properties/reports.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  reportProperty,
  { ...addressPorts.user, properties: propertyLookup, reports: reportStore },
  async ({ params: { propertyId }, body: { reason, note }, client }, { properties, reports, ...counting }) => {
    await countFromAddress('reports', client, counting);
    const property = await properties.findShown(propertyId);
    if (!property) throw fail('room_not_found');
    await countSameReport(propertyId, client, counting);
    // The bound of a listing keeps the table small, from however many senders reports come.
    await counting.attempts.onAccount('reports', propertyId);
    await reports.add({ propertyId, reason, note });
    return answer('property_reported');
  },
);

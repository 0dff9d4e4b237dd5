import { answer } from '../../shared/answers.ts';
import { reportProperty } from '../../shared/contracts/reports.ts';
import { fail } from '../../shared/errors.ts';
import { addressPorts, countFromAddress } from '../accounts/fromAddress.ts';
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
    // Of one property as many are kept as somebody reads, whoever sends them.
    await counting.attempts.onAccount('reports', propertyId);
    await reports.add({ propertyId, reason, note });
    return answer('property_reported');
  },
);

import { screen } from '@testing-library/react';
import type { OwnRates } from '../../../shared/contracts/rates.ts';
import { answer, ok } from './fakeApi.ts';
import { answerOwner } from './propertyForms.ts';
import { open, vendor } from './site.tsx';

/** Rates of a hotel with two doubles and a family room, of which nothing but the given is set. */
export function ratesOf(given: Partial<OwnRates> = {}): OwnRates {
  const kinds = [
    { kind: 'double', roomNumbers: [101, 102], No_of_beds: 1, membersCapacity: 2, price: 9500 },
    { kind: 'family', roomNumbers: [201], No_of_beds: 3, membersCapacity: 4, price: 16_000 },
  ];
  const none = { weekdays: [], seasons: [], days: [], longStays: [], extras: [] };
  return { propertyId: 'p1', hotelName: 'Cedar Lodge', revision: 4, kinds, ...none, ...given };
}

export const eid = { name: 'Eid', from: '2027-05-16', to: '2027-05-18', percent: 130 };

export async function openRates(given: Partial<OwnRates> = {}) {
  answerOwner();
  answer('getRates', ok('own_rates', ratesOf(given)));
  const user = await open('/rates?postId=p1', vendor);
  await screen.findByRole('heading', { name: /Prices of .*Cedar Lodge/ });
  return user;
}

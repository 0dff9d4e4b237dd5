import { kindsOfRooms } from '../../../functions/bookings/roomChoice.ts';
import type { Property } from '../../../functions/properties/property.ts';
import { type PricesForm, type RatesForm, storedRates } from '../../../shared/rules/ratesForm.ts';

/** Rates as their file has them: as an owner sends them, but that a kind is named by the number of one of its rooms. */
export type SampleRates = RatesForm;

/** The form that an owner of a sample property would have sent. */
export function ratesFormOf(sample: SampleRates, property: Property): RatesForm {
  const kinds = kindsOfRooms(property);
  const kindOf = (number: string) => kinds[`${property.id}-${number}`] ?? number;
  const ofKinds = <Priced extends { prices?: PricesForm | undefined }>(priced: Priced): Priced => ({
    ...priced,
    ...(priced.prices && { prices: priced.prices.map(({ kind, price }) => ({ kind: kindOf(kind), price })) }),
  });
  return {
    ...sample,
    weekdays: sample.weekdays.map(ofKinds),
    seasons: sample.seasons.map((season) => ({ ...ofKinds(season), weekdays: season.weekdays.map(ofKinds) })),
    days: sample.days.map(ofKinds),
  };
}

/** Rates as they are stored. */
export function ratesOfSample(sample: SampleRates, property: Property): NonNullable<Property['rates']> {
  return { ...storedRates(ratesFormOf(sample, property), (name) => name), revision: 1 };
}

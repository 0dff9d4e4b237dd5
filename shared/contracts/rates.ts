import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { whole } from '../rules/field.ts';
import { propertyLimits } from '../rules/property.ts';
import { ratesLimits, weekdays } from '../rules/rates.ts';
import {
  childFields,
  dayRateFields,
  dayRateName,
  extraFields,
  longStayFields,
  ratePrice,
  seasonFields,
  weekdayField,
} from '../rules/ratesFields.ts';
import { ratesIssues } from '../rules/ratesIssues.ts';
import { childRules, offeredExtra } from './extras.ts';
import { id, note, reply, typed, typedFields, value, yesOrNo } from './fields.ts';
import { form } from './form.ts';

/** A list of a form; the rules say what is wrong with one that is too long, so that this bound is far beyond theirs. */
function listed<T extends z.ZodMiniType>(part: T, maxItems: number) {
  return note(z.array(part).check(z.maxLength(maxItems * 2)), { maxItems });
}

/** The price of a kind, and prices of some days of the week, as they are sent. */
export const sentPrice = z.object({ kind: id, price: typed(ratePrice) });
const sentPrices = listed(sentPrice, propertyLimits.kinds);
export const sentWeekday = z.object({ days: listed(typed(weekdayField), weekdays.length), prices: sentPrices });
const sentWeekdays = listed(sentWeekday, weekdays.length);
const { leastNights, ...seasonDays } = seasonFields;
const { percent, ...ownDays } = dayRateFields;
const { noticeDays, ...extra } = extraFields;

const sentRates = {
  weekdays: sentWeekdays,
  seasons: listed(
    z.object({
      ...typedFields(seasonDays),
      leastNights: z.optional(typed(leastNights)),
      prices: sentPrices,
      weekdays: sentWeekdays,
    }),
    ratesLimits.seasons,
  ),
  days: listed(
    z.object({
      ...typedFields(ownDays),
      name: z.optional(typed(dayRateName)),
      percent: z.optional(typed(percent)),
      prices: z.optional(sentPrices),
    }),
    ratesLimits.days,
  ),
  longStays: listed(z.object(typedFields(longStayFields)), ratesLimits.longStays),
  children: z.optional(
    z.object({
      freeUnder: typed(childFields.freeUnder),
      sleeper: yesOrNo,
      price: z.optional(typed(childFields.price)),
      inExtras: yesOrNo,
    }),
  ),
  extras: listed(
    z.object({ id: z.optional(id), ...typedFields(extra), noticeDays: z.optional(typed(noticeDays)) }),
    ratesLimits.extras,
  ),
};

/** The price of a kind, and prices of some days of the week, as they are stored. */
export const kindPrice = z.object({ kind: z.string(), price: z.int() });
const prices = z.array(kindPrice);
export const weekdayPrice = z.object({ days: z.array(z.enum(weekdays)), prices });
const weekdayPrices = z.array(weekdayPrice);

/** Rates as they are stored, with prices by kinds in the order of the kinds. `MM-DD` is a day of each year. */
const ownRates = z.object({
  propertyId: z.string(),
  hotelName: z.string(),
  revision: z.int(),
  kinds: z.array(
    z.object({
      kind: z.string(),
      roomNumbers: z.array(z.int()),
      No_of_beds: z.int(),
      membersCapacity: z.int(),
      price: z.int(),
    }),
  ),
  weekdays: weekdayPrices,
  seasons: z.array(
    z.object({
      name: z.string(),
      from: z.string(),
      to: z.string(),
      leastNights: z.optional(z.int()),
      prices,
      weekdays: weekdayPrices,
    }),
  ),
  days: z.array(
    z.object({
      name: z.optional(z.string()),
      from: z.string(),
      to: z.string(),
      percent: z.optional(z.int()),
      prices: z.optional(prices),
    }),
  ),
  longStays: z.array(z.object({ nights: z.int(), percent: z.int() })),
  children: z.optional(childRules),
  extras: z.array(offeredExtra),
});

export type OwnRates = z.output<typeof ownRates>;

const params = z.object({ postId: id });

export const getRates = endpoint({
  method: 'GET',
  path: '/vendor/rates/{postId}',
  auth: { role: 'vendor' },
  summary:
    'The rates of an own property: seasons, weekday prices, own days, long stays, rules for children and extras, with its kinds and their ' +
    'prices. `revision` counts their changes, from 0.',
  params,
  response: reply(ownRates),
  errors: ['property_not_found'],
});

export const setRates = endpoint({
  method: 'PUT',
  path: '/vendor/rates/{postId}',
  auth: { role: 'vendor' },
  summary:
    'Put rates in the place of those that were read, all at once. They are refused when others were put after that `revision`. An extra ' +
    'keeps its `id` where that is sent, or its name without one. Requests and bookings keep their prices.',
  params,
  body: form({ ...sentRates, revision: value(whole({ label: 'Revision', min: 0, max: 999_999_999 })) }, ratesIssues),
  response: reply(ownRates),
  errors: ['property_not_found', 'kind_not_found', 'extra_not_found', 'conflict', 'too_many_attempts'],
});

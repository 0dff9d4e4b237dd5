import { extraMutants } from './extraMutants.ts';
import type { Mutant } from './mutant.ts';
import { partyMutants } from './partyMutants.ts';

const stays = 'tests/shared/quote.test.ts';
const examples = 'tests/shared/pricesPage.test.ts';
const forms = 'tests/shared/rates.test.ts';
const seasons = 'tests/shared/seasons.test.ts';
const booked = 'tests/functions/bookings/quotes.once.test.ts';
const stored = 'tests/functions/properties/rates.once.test.ts';

/** Mistakes that could be made about the price of a night, about quotes and about rates, extras among them. */
export const quoteMutants: Mutant[] = [
  ...partyMutants,
  {
    name: 'precedence: a season comes before its weekday price',
    file: 'shared/rules/nightPrice.ts',
    text: "  if (seasonWeekday !== undefined) return { price: seasonWeekday, by: 'seasonWeekday', name };\n  if (ofNights !== undefined) return { price: ofNights, by: 'season', name };",
    becomes:
      "  if (ofNights !== undefined) return { price: ofNights, by: 'season', name };\n  if (seasonWeekday !== undefined) return { price: seasonWeekday, by: 'seasonWeekday', name };",
    tests: [examples],
  },
  {
    name: 'precedence: the weekday price of the year comes before a season',
    file: 'shared/rules/nightPrice.ts',
    text: "  if (ofNights !== undefined) return { price: ofNights, by: 'season', name };",
    becomes: "  if (ofNights !== undefined && weekday === undefined) return { price: ofNights, by: 'season', name };",
    tests: [stays],
  },
  {
    name: 'precedence: a season without a price for a kind hides the weekday price of the year',
    file: 'shared/rules/nightPrice.ts',
    text: 'return weekday === undefined ?',
    becomes: 'return weekday === undefined || season ?',
    tests: [stays],
  },
  {
    name: 'precedence: a percentage is of the price of the kind, not of its season',
    file: 'shared/rules/nightPrice.ts',
    text: 'percentOf(usualPrice(rules, kind).price, percent)',
    becomes: 'percentOf(kind.price, percent)',
    tests: [examples],
  },
  {
    name: 'precedence: own days without a price for a kind leave it at its price',
    file: 'shared/rules/nightPrice.ts',
    text: 'if (price === undefined) return usualPrice(rules, kind);',
    becomes: "if (price === undefined) return own ? { price: kind.price, by: 'price' } : usualPrice(rules, kind);",
    tests: [examples],
  },
  {
    name: 'quote: half a rupee is rounded down',
    file: 'shared/rules/nightPrice.ts',
    text: 'percent + 50) / 100',
    becomes: 'percent + 49) / 100',
    tests: [stays],
  },
  {
    name: 'quote: the last night of own days is not in them',
    file: 'shared/rules/nightPrice.ts',
    text: 'from <= night && night <= to',
    becomes: 'from <= night && night < to',
    tests: [examples],
  },
  {
    name: 'quote: a season over new year has no nights',
    file: 'shared/rules/nightPrice.ts',
    text: 'begun && lasting : begun || lasting',
    becomes: 'begun && lasting : begun && lasting',
    tests: [examples],
  },
  {
    name: 'quote: a weekday price holds on the day after',
    file: 'shared/rules/nightPrice.ts',
    text: '(dayNumber(night) + 4)',
    becomes: '(dayNumber(night) + 3)',
    tests: [examples],
  },
  {
    name: 'quote: the discount is rounded up',
    file: 'shared/rules/quote.ts',
    text: 'Math.floor((sum * longStay.percent) / 100)',
    becomes: 'Math.ceil((sum * longStay.percent) / 100)',
    tests: [examples],
  },
  {
    name: 'quote: the first discount that is reached holds',
    file: 'shared/rules/quote.ts',
    text: 'toSorted((a, b) => b.nights - a.nights)',
    becomes: 'toSorted((a, b) => a.nights - b.nights)',
    tests: [stays],
  },
  {
    name: 'quote: a child pays from the year after',
    file: 'shared/rules/quote.ts',
    text: 'age < rules.freeUnder',
    becomes: 'age <= rules.freeUnder',
    tests: [examples],
  },
  {
    name: 'quote: an extra for some nights is for all of them',
    file: 'shared/rules/quote.ts',
    text: '{ count, nights, guests: eating }',
    becomes: '{ count, nights: stayNights, guests: eating }',
    tests: [examples],
  },
  {
    name: 'quote: the last season of a stay says how many nights it needs',
    file: 'shared/rules/quote.ts',
    text: 'return Math.max(1, ...asked);',
    becomes: 'return asked.at(-1) ?? 1;',
    tests: [stays],
  },
  {
    name: 'rates: seasons of each year and of one overlap',
    file: 'shared/rules/rateDayIssues.ts',
    text: '[first, second].find((span) => !isYearly(span)) ?? leapYear',
    becomes: '[leapYear].find((span) => isYearly(span)) ?? leapYear',
    tests: [seasons],
  },
  {
    name: 'rates: a percentage for all kinds is no price',
    file: 'shared/rules/ratesIssues.ts',
    text: 'Math.max(1, prices.length)',
    becomes: 'prices.length',
    tests: [forms],
  },
  {
    name: 'booked quotes: a lower total than the guest saw passes',
    file: 'functions/bookings/quotes/seenPrice.ts',
    text: 'sent.total !== quote.total',
    becomes: 'sent.total < quote.total',
    tests: [booked],
  },
  {
    name: 'booked quotes: a nightly price is held against that of the kind',
    file: 'functions/bookings/quotes/seenPrice.ts',
    text: '(seen.get(kind) ?? average) !== average',
    becomes: '(seen.get(kind) ?? average) > average',
    tests: [booked],
  },
  {
    name: 'booked quotes: the remainder of a room is lost',
    file: 'functions/bookings/quotes/bookedQuote.ts',
    text: '...(remainder > 0 && { remainder })',
    becomes: '...(remainder < 0 && { remainder })',
    tests: [booked],
  },
  {
    name: 'booked quotes: a room that is moved at its price loses the remainder',
    file: 'functions/bookings/roomMoves.ts',
    text: '{ price: room.price, remainder: room.remainder }',
    becomes: '{ price: room.price }',
    tests: [booked],
  },
  {
    name: 'booked quotes: a room whose price was changed keeps its lines',
    file: 'functions/bookings/quotes/bookedQuote.ts',
    text: 'line.total === total && line.nights.length',
    becomes: 'line.nights.length',
    tests: [booked],
  },
  {
    name: 'booked quotes: least nights are not asked for',
    file: 'functions/bookings/requestChecks.ts',
    text: 'refuseAll(leastNightsIssues(stay, leastNightsOf(rates, stay)));',
    becomes: 'refuseAll(leastNightsIssues(stay, leastNightsOf({ ...rates, seasons: [] }, stay)));',
    tests: [booked],
  },
  {
    name: 'booked quotes: a proposal is held to the price of the kind',
    file: 'functions/bookings/proposals/roomsProposal.ts',
    text: 'averageNight(property, found, days)',
    becomes: 'found.price',
    tests: [booked],
  },
  {
    name: 'stored rates: those of another device are overwritten',
    file: 'functions/handlers/setRates.ts',
    text: "if (revision !== current) throw fail('conflict');",
    becomes: "if (revision > current) throw fail('conflict');",
    tests: [stored],
  },
  {
    name: 'stored rates: a kind that goes leaves its prices behind',
    file: 'functions/properties/nextItem.ts',
    text: 'return rates && ratesOfKinds(rates, new Set(Object.values(kinds)));',
    becomes: 'return rates && (kinds ? rates : ratesOfKinds(rates, new Set()));',
    tests: [stored],
  },
  {
    name: 'stored rates: they raise the version of the property',
    file: 'functions/properties/nextItem.ts',
    text: 'isSameListing(current, property) ? current.changed : revision',
    becomes: '!isSameListing(current, property) ? current.changed : revision',
    tests: [stored],
  },
  ...extraMutants,
];

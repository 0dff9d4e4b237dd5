import type { Mutant } from './mutant.ts';

const people = ['tests/functions/bookings/people.once.test.ts'];
const booked = ['tests/functions/bookings/peopleBooked.once.test.ts'];
const sheet = ['tests/web/pages/familyStay.test.tsx'];
const checks = 'functions/bookings/requestChecks.ts';
const rules = 'shared/rules/party.ts';

/** Mistakes that could be made about children and extras of a request. */
export const partyMutants: Mutant[] = [
  {
    name: 'party: children need no adult',
    file: rules,
    text: 'children.length >= kept(requestFields.guests, count)',
    becomes: 'children.length > kept(requestFields.guests, count)',
    tests: people,
  },
  {
    name: 'party: free children take a place',
    file: checks,
    text: 'const free = withoutPlace(rates.children, sent.children);',
    becomes: 'const free = withoutPlace(undefined, sent.children);',
    tests: people,
  },
  {
    name: 'party: an extra can be asked for a day too late',
    file: rules,
    text: 'today(now) > until ?',
    becomes: 'today(now) > addDays(until, 1) ?',
    tests: people,
  },
  {
    name: 'party: the last day of notice is too late',
    file: rules,
    text: 'today(now) > until ?',
    becomes: 'today(now) >= until ?',
    tests: people,
  },
  {
    name: 'party: more of an extra than there are',
    file: rules,
    text: 'return count > max ?',
    becomes: 'return count > max + 1 ?',
    tests: people,
  },
  {
    name: 'party: an extra for a night more than the stay has',
    file: rules,
    text: 'return nights > max ?',
    becomes: 'return nights > max + 1 ?',
    tests: people,
  },
  {
    name: 'party: an extra that nobody has passes',
    file: rules,
    text: "if (!extra) return { code: 'extra_gone' };",
    becomes: 'if (!extra) return undefined;',
    tests: people,
  },
  {
    name: 'party: an extra twice passes',
    file: rules,
    text: 'isRepeated ?',
    becomes: 'isRepeated && !extra ?',
    tests: people,
  },
  {
    name: 'party: an extra that is gone is refused before its guest is told the new price',
    file: checks,
    text: '  holdToSeen(sent, wanted, quote);\n  refuseAll(extraIssues(stay.extras ?? [], rates.extras, { ...stay, now }));',
    becomes:
      '  refuseAll(extraIssues(stay.extras ?? [], rates.extras, { ...stay, now }));\n  holdToSeen(sent, wanted, quote);',
    tests: people,
  },
  {
    name: 'party: other ages are an identical request',
    file: 'functions/bookings/sought.ts',
    text: 'const people = { guests, children: children.toSorted((a, b) => a - b).join() };',
    becomes: 'const people = { guests, children: children.length };',
    tests: people,
  },
  {
    name: 'party: other extras are an identical request',
    file: 'functions/bookings/sought.ts',
    text: 'extras: chosen.sort(), note',
    becomes: 'extras: typeof chosen, note',
    tests: people,
  },
  {
    name: 'party: the record forgets what is beside the rooms',
    file: 'functions/bookings/newRequest.ts',
    text: '...(beside > 0 && { beside }),',
    becomes: '...(beside < 0 && { beside }),',
    tests: people,
  },
  {
    name: 'party: children are not beside the rooms',
    file: 'functions/bookings/quotes/bookedQuote.ts',
    text: 'extras.reduce((sum, { total }) => sum + total, children?.total ?? 0)',
    becomes: 'extras.reduce((sum, { total }) => sum + total, children ? 0 : 0)',
    tests: people,
  },
  {
    name: 'party: lists leave extras out',
    file: 'functions/bookings/quotes/besideQuotes.ts',
    text: '({ beside }) => beside !== undefined',
    becomes: '({ beside }) => beside === undefined',
    tests: booked,
  },
  {
    name: 'party: extras are income of rooms',
    file: 'functions/bookings/figures.ts',
    text: 'counted.reduce((sum, { remainder = 0 }) => sum + remainder, 0)',
    becomes: 'counted.reduce((sum, { remainder = 0 }) => sum + remainder, counted.length > 0 ? 1 : 0)',
    tests: booked,
  },
  {
    name: 'party: the sheet prices a child without an age',
    file: 'web/src/features/bookings/request/party/party.ts',
    text: 'if (ages.includes(undefined)) return undefined;',
    becomes: 'if (ages.length > 9) return undefined;',
    tests: sheet,
  },
  {
    name: 'party: the sheet offers an extra after its notice',
    file: 'web/src/features/bookings/request/party/ExtraField.tsx',
    text: 'today() > addDays(arrival, -noticeDays)',
    becomes: 'today() > addDays(arrival, noticeDays)',
    tests: sheet,
  },
  {
    name: 'party: an extra that the hotel has no more is sent again',
    file: 'web/src/features/bookings/request/party/party.ts',
    text: 'quoted.some((each) => each.id === id)',
    becomes: "quoted.some((each) => each.id === id) || id !== ''",
    tests: sheet,
  },
  {
    name: 'party: the new price of a refusal is not shown',
    file: 'web/src/features/bookings/request/useSending.ts',
    text: 'const offer = told ?? read;',
    becomes: 'const offer = read ?? told;',
    tests: ['tests/web/pages/quotedStay.test.tsx'],
  },
];

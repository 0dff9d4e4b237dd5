import type { Mutant } from './mutant.ts';

const address = ['tests/functions/runtime/publicAddress.pure.test.ts'];
const fetching = ['tests/functions/runtime/publicFetch.pure.test.ts'];
const reading = ['tests/functions/calendars/readFeed.pure.test.ts'];
const repeating = ['tests/functions/calendars/repetitions.pure.test.ts'];
const hostile = ['tests/functions/calendars/hostileFeeds.pure.test.ts'];
const writing = ['tests/functions/calendars/writeFeed.pure.test.ts'];

/** Mistakes that could be made where calendars of others are fetched and read, and our own are written. */
export const feedMutants: Mutant[] = [
  {
    name: 'calendar: addresses that carriers share are public',
    file: 'functions/runtime/publicAddress.ts',
    text: "'100.64.0.0/10', ",
    becomes: '',
    tests: address,
  },
  {
    name: 'calendar: all of IPv6 is public',
    file: 'functions/runtime/publicAddress.ts',
    text: "const public6 = ['2000::/3'];",
    becomes: "const public6 = ['::/1', '8000::/1'];",
    tests: address,
  },
  {
    name: 'calendar: 6to4 of a private address is public',
    file: 'functions/runtime/publicAddress.ts',
    text: "'2002::/16', ",
    becomes: '',
    tests: address,
  },
  {
    name: 'calendar: one public address makes a name public',
    file: 'functions/runtime/publicFetch.ts',
    text: '!addresses.every(isPublicAddress)',
    becomes: '!addresses.some(isPublicAddress)',
    tests: fetching,
  },
  {
    name: 'calendar: a name is resolved again for its connection',
    file: 'functions/runtime/publicFetch.ts',
    text: '  return first;',
    becomes: '  return (await network.resolve(name))[0] ?? first;',
    tests: fetching,
  },
  {
    name: 'calendar: a redirect is followed to http',
    file: 'functions/runtime/publicFetch.ts',
    text: "url?.protocol !== 'https:'",
    becomes: "(url?.protocol !== 'https:' && url?.protocol !== 'http:')",
    tests: fetching,
  },
  {
    name: 'calendar: another port is asked',
    file: 'functions/runtime/publicFetch.ts',
    text: " || url.port !== ''",
    becomes: '',
    tests: fetching,
  },
  {
    name: 'calendar: redirects go on without end',
    file: 'functions/runtime/publicFetch.ts',
    text: 'redirects <= mostRedirects',
    becomes: 'redirects <= mostRedirects * 100',
    tests: fetching,
  },
  {
    name: 'calendar: a body without end is read',
    file: 'functions/runtime/boundedBody.ts',
    text: "    if (bytes > maxBytes) throw new FetchFault('too_large');\n",
    becomes: '',
    tests: fetching,
  },
  {
    name: 'calendar: a packed body is unpacked whatever it weighs',
    file: 'functions/runtime/boundedBody.ts',
    text: '{ maxOutputLength: maxBytes }',
    becomes: '{ maxOutputLength: maxBytes * 1000 }',
    tests: fetching,
  },
  {
    name: 'calendar: the day of check-out is a night',
    file: 'functions/calendars/nightsOfEntry.ts',
    text: 'const checkOut = later(dayAt(new Date(to)), addDays(checkIn, 1));',
    becomes: 'const checkOut = addDays(dayAt(new Date(to)), 1);',
    tests: reading,
  },
  {
    name: 'calendar: a cancelled event holds its nights',
    file: 'functions/calendars/feedEntry.ts',
    text: "!/^cancelled$/i.test(textOf(event, 'status')) && ",
    becomes: '',
    tests: reading,
  },
  {
    name: 'calendar: a repetition that was moved holds its old nights too',
    file: 'functions/calendars/nightsOfEntry.ts',
    text: 'const gone = [...leftOut, ...replaced];',
    becomes: 'const gone = [...leftOut, ...replaced.slice(0, 0)];',
    tests: reading,
  },
  {
    name: 'calendar: summer time is forgotten',
    file: 'functions/calendars/timeZone.ts',
    text: 'wall - offsetAt(wall - offsetAt(wall))',
    becomes: 'wall - offsetAt(Date.UTC(2026, 0))',
    tests: reading,
  },
  {
    name: 'calendar: a rule ends by the clock of UTC',
    file: 'functions/calendars/repetitions.ts',
    text: 'zone(wall) <= end.zone(end.wall)',
    becomes: 'wall <= end.zone(end.wall)',
    tests: repeating,
  },
  {
    name: 'calendar: a rule may take ten times the work',
    file: 'functions/calendars/readFeed.ts',
    text: 'const mostSteps = 10_000;',
    becomes: 'const mostSteps = 100_000;',
    tests: hostile,
  },
  {
    name: 'calendar: the phase of a rule is lost where it is followed from near by',
    file: 'functions/calendars/repetitions.ts',
    text: 'Math.floor((from - start) / length) * length;',
    becomes: 'Math.floor((from - start) / dayMilliseconds) * dayMilliseconds;',
    tests: repeating,
  },
  {
    name: 'calendar: a file that is cut is read as far as it goes',
    file: 'functions/calendars/calendarText.ts',
    text: "  if (open.length > 0) throw new FeedFault('cut_short');\n  return kept.map(bounded);",
    becomes: "  return [...kept, ...open.reverse().map((name) => 'END:'.concat(name))].map(bounded);",
    tests: hostile,
  },
  {
    name: 'calendar: an event that cannot be read is left out',
    file: 'functions/calendars/readFeed.ts',
    text: 'events.map((event) => readEntry(event, zoneOf));',
    becomes:
      'events.flatMap((event) => {\n    try {\n      return [readEntry(event, zoneOf)];\n    } catch {\n      return [];\n    }\n  });',
    tests: hostile,
  },
  {
    name: 'calendar: lines are broken inside of characters',
    file: 'functions/calendars/writeFeed.ts',
    text: 'const size = Buffer.byteLength(character);',
    becomes: 'const size = character.length;',
    tests: writing,
  },
  {
    name: 'calendar: each writing is another text',
    file: 'functions/calendars/writeFeed.ts',
    text: 'dayText(addDays(checkIn, -stampDays))}T000000Z`',
    becomes: 'new Date().toISOString().replace(/[-:]|\\.\\d+/g, "")}`',
    tests: writing,
  },
];

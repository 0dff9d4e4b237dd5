import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { browserCookieName, browserSeconds } from '../../functions/accounts/browserCookie.ts';
import { retainedData } from '../../web/src/features/privacy/retainedData.ts';
import { sources, textOf } from './sources.ts';
import '../web/support/speakEnglish.ts';

const things = retainedData
  .flatMap((table) => table.things)
  .map(({ keys = [], ...said }) => {
    const [name = '', ...others] = [said.what, said.why, said.who, said.howLong].map((message) => i18n._(message));
    return { keys, name, words: [name, ...others].join(' ').toLowerCase() };
  });

const named = new Set(things.flatMap(({ keys }) => keys));

/** Rows of a table in a page, cell by cell, with the heading above them. */
function rowsOf(page: string): { heading: string; cells: string[] }[] {
  let heading = '';
  return textOf(page)
    .split('\n')
    .flatMap((line) => {
      heading = /^## (.+)/.exec(line)?.[1] ?? heading;
      return /^\|(?!-)/.test(line) ? [{ heading, cells: line.slice(2, -2).split(' | ') }] : [];
    });
}

/** The first code of a cell up to what differs from item to item: `session#` of `session#<digest of the token>`. */
function beginnings(cell: string): string[] {
  return [...cell.matchAll(/`([^`]*)`/g)].map(([, code = '']) => code.replace(/<.*/, ''));
}

const sections: Readonly<Record<string, string>> = {
  'users and vendors': 'users',
  properties: 'properties',
  bookings: 'bookings',
  messages: 'messages',
  'The photo bucket': 'photos',
};

/** Items that hold nothing about anybody. */
const aboutNobody = ['properties: data-version ', 'properties: search-shape ', 'properties: sample version '];

/** Every key that the page of the data lists, with what it says of it. */
const listed = rowsOf('docs/data.md').flatMap(({ heading, cells: [first = '', second = '', about = ''] }) =>
  beginnings(first).map((begins) => {
    const rest = heading === 'The photo bucket' ? '' : ` ${beginnings(second)[0] ?? ''}`;
    const key = `${sections[heading]}: ${begins}${rest}`;
    return { key: key === 'users: limit# ' ? 'users: limit#' : key, about };
  }),
);

test('the privacy policy has a line for every key of the tables and of the photo bucket', () => {
  expect(listed.length).toBeGreaterThan(40);
  const missing = listed.filter(({ key }) => !named.has(key) && !aboutNobody.includes(key));
  expect(missing.map(({ key }) => key)).toEqual([]);
});

test('the privacy policy names no key of a table that there is not', () => {
  const known = new Set(listed.map(({ key }) => key));
  const stale = [...named].filter(
    (key) => /^(users|properties|bookings|messages|photos): /.test(key) && !known.has(key),
  );
  expect(stale).toEqual([]);
});

test('the privacy policy has a line for every key of the browser’s storage, and for no other', () => {
  const [, block = ''] = /const keys = \{([^}]*)\}/.exec(textOf('web/src/storage.ts')) ?? [];
  const keys = [...block.matchAll(/: '(\w+)'/g)].map(([, key = '']) => `browser: ${key}`);
  expect(keys).toContain('browser: UserToken');
  expect([...named].filter((key) => key.startsWith('browser: ')).sort()).toEqual(keys.sort());
});

test('the privacy policy has a line for every cookie', () => {
  const set = sources
    .filter((file) => file.startsWith('web/src/'))
    .flatMap((file) => [...textOf(file).matchAll(/document\.cookie = `(\w+)=/g)].map(([, name]) => `cookie: ${name}`));
  expect([...new Set(set)].sort()).toEqual(['cookie: language', 'cookie: lowData']);
  expect([...named].filter((key) => key.startsWith('cookie: ')).sort()).toEqual(
    [...new Set(set), `cookie: ${browserCookieName}`].sort(),
  );
});

test('the lines say how long items live, as the page of the data does', () => {
  const times = listed.flatMap(({ key, about }) => {
    const lives = [...about.matchAll(/`expiresAt`,? \(([^)]*)\)/g)].flatMap(
      ([, time = '']) => time.match(/an? (?:hour|day)|\d+/g) ?? [],
    );
    return lives.map((time) => ({ key, time }));
  });
  expect(times.length).toBeGreaterThan(8);
  const untold = times.filter(
    ({ key, time }) => !things.some(({ keys, words }) => keys.includes(key) && words.includes(time)),
  );
  expect(untold).toEqual([]);
});

test('the lines of the login’s cookie say how long it lives', () => {
  const lines = things.filter(({ keys }) => keys.includes(`cookie: ${browserCookieName}`));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({ words }) => !words.includes(`${browserSeconds / 86_400} days`))).toEqual([]);
});

/** The lines of the policy that say what a line of the page of retention says: the beginning of one, of the other. */
const retained: Readonly<Record<string, string>> = {
  'name, e-mail': 'Name, email address',
  'the password': 'Your password',
  sessions: 'Each login',
  'phones that are told': 'Phones on which',
  'browsers that': 'Browsers in which',
  'resets and logins': 'That you asked for a new password',
  'how many mails': 'How many codes',
  'that mails': 'That our mails',
  'that the work': 'That your browser',
  attempts: 'How often something',
  'rooms that a traveller': 'Rooms that a traveller',
  'messages between': 'Messages between',
  'copies of reported': 'Copies of messages',
  'answers that an owner': 'Answers that an owner',
  'that a key of': 'That the key of',
  'who helps': 'Who helps an owner',
  'where guests pay': 'Where guests pay an owner',
  'terms of advances': 'Hotels with',
  'how fast': 'How fast an owner',
  'requests and bookings': 'Requests and bookings',
  "in them the guest's": 'Requests and bookings',
  'in those that an owner entered': 'Bookings that an owner entered',
  'who of the hotel': 'Who of a hotel',
  'the private note': 'A private note',
  'lines of money': 'Money that you paid to a hotel',
  'in them notes of': 'Money that you paid to a hotel',
  'the cash of a day': 'The cash of a hotel',
  'advances and refunds': 'Advances and refunds',
  'in them the proof': 'Advances and refunds',
  'in them the title': 'Advances and refunds',
  'transaction ids': 'Advances and refunds',
  'advances that a guest': 'How often a guest paid',
  'refunds that': 'How often a guest paid',
  'advances that operators': 'Advances that our operators',
  'the link to a voucher': 'The link to a voucher',
  'in them the owner': 'Requests and bookings',
  'reviews: marks': 'Reviews',
  'in them the first': 'Reviews',
  'answers to reviews': 'Reviews',
  'whom an owner': 'Guests whom an owner',
  'how many requests': 'How many requests new accounts',
  'which mails of': 'Which mails of',
  'which mails wait': 'Which mails wait',
  'that an owner who': 'That an owner',
  'properties with': 'Hotels with',
  'nights that are': 'Nights that an owner',
  'calendars of other': 'Calendars of other platforms',
  'their events': 'Events of these calendars',
  'that an owner was told of': 'Calendars of other platforms',
  'photos that no': 'Hotels with',
  'a photo as': 'Hotels with',
  'copies of tables': 'Copies of all tables',
  'photos that were': 'Photos that were taken',
  'reports of': 'Reports of',
  'the network address': 'The address of the connection',
  'that a vendor is': 'That an operator has suspended',
  'lines of the': 'A line for each request',
  'samples of requests': 'Samples of requests',
  'changes of bookings': 'Changes of bookings',
  'events and changes': 'Changes of bookings',
  'earlier states': 'Earlier states',
  'e-mails where': 'That our mails',
  'what an operator': 'What an operator',
  'the session': 'While you are logged in',
  'what was typed': 'What you have begun',
  'rooms that were kept': 'Rooms that you keep',
  'answers about rooms': 'Answers about rooms',
  'the own bookings': 'Answers about rooms',
  'photos of rooms': 'The last 80 photos',
  'the language, and': 'A cookie with the language',
  'scripts, styles': 'Pages and drawings',
};

test('the privacy policy has a line for every line of the page of retention', () => {
  const rows = rowsOf('docs/retention.md').filter(({ cells }) => cells[0] !== 'what');
  const partner = ([what = '']: string[]) => Object.keys(retained).find((begins) => what.startsWith(begins));
  expect(rows.filter(({ cells }) => partner(cells) === undefined)).toEqual([]);
  const gone = Object.values(retained).filter((begins) => !things.some(({ name }) => name.startsWith(begins)));
  expect(gone).toEqual([]);
});

test('the lines say the days and hours that the page of retention says', () => {
  const wrong = rowsOf('docs/retention.md').flatMap(({ cells: [what = '', , howLong = ''] }) => {
    const begins = Object.entries(retained).find(([start]) => what.startsWith(start))?.[1];
    const line = things.find(({ name }) => begins !== undefined && name.startsWith(begins));
    const days = howLong.match(/\d+(?= (?:days|hours))/g) ?? [];
    return days
      .filter((count) => !line || !new RegExp(`\\b${count}\\b`).test(line.words))
      .map((count) => [what, count]);
  });
  // Where data is kept lines stay for 90 days, elsewhere for 14: the policy says the longest.
  expect(wrong).toEqual([[expect.stringContaining('lines of the functions'), '14']]);
});

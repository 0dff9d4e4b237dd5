import type { Mutant } from './mutant.ts';

const notices = ['tests/functions/push/notices.once.test.ts'];
const services = ['tests/functions/push/services.once.test.ts'];
const messages = ['tests/functions/push/messages.once.test.ts'];
const sending = ['tests/functions/push/pushService.pure.test.ts'];
const phones = ['tests/functions/push/phones.once.test.ts'];

/** Mistakes that could be made about phones that are told. */
export const pushMutants: Mutant[] = [
  {
    name: 'push: names and prices stand on every locked screen',
    file: 'functions/push/tellPhones.ts',
    text: '(shows ? notice.details(language) : undefined)',
    becomes: 'notice.details(language)',
    tests: notices,
  },
  {
    name: 'push: a phone that is gone is asked for ever',
    file: 'functions/push/pushService.ts',
    text: "if (status === 404 || status === 410) return 'gone';",
    becomes: '',
    tests: sending,
  },
  {
    name: 'push: a phone is told again with those that could not be told',
    file: 'functions/push/tellPhones.ts',
    text: "if (phone.told?.includes(mark)) return 'toldBefore';",
    becomes: '',
    tests: services,
  },
  {
    name: 'push: a message that a service cannot take is lost',
    file: 'functions/push/pushService.ts',
    text: "return status === 429 || status >= 500 ? 'later' : 'refused';",
    becomes: "return 'refused';",
    tests: sending,
  },
  {
    name: 'push: who helps an owner is not told',
    file: 'functions/push/tellPhones.ts',
    text: 'return [to, ...staff.map',
    becomes: 'return [to, ...staff.slice(99).map',
    tests: notices,
  },
  {
    name: 'push: a shared phone tells the first account too',
    file: 'functions/push/phones.ts',
    text: 'before && !isOwn ?',
    becomes: 'before && !isOwn && before.role === role && before.accountId === accountId ?',
    tests: phones,
  },
  {
    name: 'push: a phone is told after its session has ended',
    file: 'functions/push/person.ts',
    text: "String(lasting.includes(sessionKey('', session).sk)),",
    becomes: "String(lasting.includes(sessionKey('', session).sk) || true),",
    tests: phones,
  },
  {
    name: 'push: a logout leaves the address of the phone',
    file: 'functions/push/logOut.ts',
    text: 'await unsubscribe(account,',
    becomes: 'await (async (..._: unknown[]) => {})(account,',
    tests: phones,
  },
  {
    name: 'push: a person has any number of phones',
    file: 'functions/push/phones.ts',
    text: '.slice(pushLimits.phones - 1)',
    becomes: '.slice(pushLimits.phones * 9)',
    tests: phones,
  },
  {
    name: 'push: an export has the secret of a phone',
    file: 'infra/operate/exportAccount.ts',
    text: "'p256dh', 'auth', 'key'",
    becomes: "'p256dh', 'key'",
    tests: phones,
  },
  {
    name: 'push: a service that never answers is tried for a day',
    file: 'functions/events/pushNotices.ts',
    text: 'const patience = 20 * 60_000;',
    becomes: 'const patience = 24 * 60 * 60_000;',
    tests: services,
  },
  {
    name: 'push: a phone whose address leads inside is kept',
    file: 'functions/push/pushService.ts',
    text: " || error.code === 'address_private'",
    becomes: '',
    tests: sending,
  },
  {
    name: 'push: a phone of an older key is told',
    file: 'functions/push/tellPhones.ts',
    text: 'String(key === shortKey(publicKey)),',
    becomes: "String(key !== ''),",
    tests: ['tests/functions/push/rotation.once.test.ts'],
  },
  {
    name: 'push: who wrote a message hears of it',
    file: 'functions/push/messageNotices.ts',
    text: 'const side = otherTalker(by);',
    becomes: 'const side = otherTalker(otherTalker(by));',
    tests: messages,
  },
  {
    name: 'push: a message is told where one side has blocked the other',
    file: 'functions/push/messageNotices.ts',
    text: 'if (isBlocked(pair)) return [];',
    becomes: '',
    tests: messages,
  },
  {
    name: 'push: a message that was read is told',
    file: 'functions/push/messageNotices.ts',
    text: ' || message.number <= thread[side].read',
    becomes: '',
    tests: messages,
  },
  {
    name: 'push: a locked screen shows numbers of a message before a booking',
    file: 'functions/push/messageNotices.ts',
    text: 'beginningOf(text, agreed)',
    becomes: 'beginningOf(text, agreed || true)',
    tests: messages,
  },
];

import type { Mutant } from './mutant.ts';

const notices = ['tests/functions/push/notices.once.test.ts'];
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
    tests: notices,
  },
  {
    name: 'push: a phone is told again with those that could not be told',
    file: 'functions/push/tellPhones.ts',
    text: "if (phone.told?.includes(mark)) return 'toldBefore';",
    becomes: '',
    tests: notices,
  },
  {
    name: 'push: a message that a service cannot take is lost',
    file: 'functions/push/pushService.ts',
    text: "return status === 429 || status >= 500 ? 'later' : 'refused';",
    becomes: "return 'refused';",
    tests: notices,
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
];

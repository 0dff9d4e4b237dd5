import type { Mutant } from './mutant.ts';

const codes = ['tests/functions/confirmation/confirmation.once.test.ts'];
const links = ['tests/functions/confirmation/links.once.test.ts'];
const logins = ['tests/functions/loginCodes/loginCodes.once.test.ts'];

/** Mistakes that could be made about confirmed e-mails and logins by a code. */
export const confirmationMutants: Mutant[] = [
  {
    name: 'confirmation: a request goes out without it',
    file: 'functions/handlers/createBookingRequest.ts',
    text: "if (guest?.emailConfirmedAt === undefined) throw fail('email_unconfirmed');",
    becomes: '',
    tests: ['tests/functions/confirmation/requests.test.ts'],
  },
  {
    name: 'confirmation: a link works for ever',
    file: 'functions/confirmation/emailTries.ts',
    text: 'code.linkExpiresAt > nowSeconds()',
    becomes: 'code.linkExpiresAt > 0',
    tests: links,
  },
  {
    name: 'confirmation: a code to the address before confirms the corrected one',
    file: 'functions/confirmation/emailTries.ts',
    text: "'email = :email AND codeExpiresAt > :now",
    becomes: "'attribute_exists(email) AND :email <> :now AND codeExpiresAt > :now",
    tests: links,
  },
  {
    name: 'confirmation: codes of an account are guessed at without end',
    file: 'functions/confirmation/emailTries.ts',
    text: 'tries < :most AND size',
    becomes: 'tries <= :most AND size',
    tests: codes,
  },
  {
    name: 'confirmation: a confirmed address is changed',
    file: 'functions/confirmation/changeEmail.ts',
    text: 'email = :before AND attribute_not_exists(emailConfirmedAt)',
    becomes: 'email = :before',
    tests: links,
  },
  {
    name: 'confirmation: a telephone that lies about changes the address',
    file: 'functions/confirmation/changeEmail.ts',
    text: 'session.createdAt > nowSeconds() - freshSeconds',
    becomes: 'session.createdAt > 0',
    tests: links,
  },
  {
    name: 'login codes: the code of a reset logs in',
    file: 'functions/recovery/verifyCode.ts',
    text: "login: 'attribute_exists(#login)'",
    becomes: "login: '(attribute_exists(#login) OR attribute_exists(pk))'",
    tests: logins,
  },
  {
    name: 'login codes: the code of a login sets a password',
    file: 'functions/recovery/verifyCode.ts',
    text: "reset: 'attribute_not_exists(#login)'",
    becomes: "reset: '(attribute_not_exists(#login) OR attribute_exists(pk))'",
    tests: logins,
  },
  {
    name: 'login codes: whoever squatted on an address keeps the password',
    file: 'functions/loginCodes/entries.ts',
    text: ' REMOVE passwordHash',
    becomes: '',
    tests: logins,
  },
  {
    name: 'login codes: whoever squatted on an address keeps the sessions',
    file: 'functions/loginCodes/entries.ts',
    text: 'others, kept: 0 })',
    becomes: 'others, kept: 5 })',
    tests: logins,
  },
  {
    name: 'login codes: one outlives a new password',
    file: 'functions/loginCodes/entries.ts',
    text: 'challenge.passwordRevision > 0 && login.passwordRevision !== challenge.passwordRevision',
    becomes: 'false',
    tests: logins,
  },
  {
    name: 'login codes: the browser goes on before the link was pressed',
    file: 'functions/loginCodes/logInByCode.ts',
    text: "reset.login.openedAt === undefined ? 'unopened'",
    becomes: "reset.login === undefined ? 'unopened'",
    tests: ['tests/functions/loginCodes/newcomers.once.test.ts'],
  },
  {
    name: 'login codes: mails to newcomers go on without end',
    file: 'functions/recovery/sendCode.ts',
    text: 'goesOut && !blocked ? email : nobody',
    becomes: '!blocked ? email : nobody',
    tests: ['tests/functions/recovery/mailLimits.once.test.ts'],
  },
];

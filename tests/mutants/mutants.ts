/** A mistake that somebody could make, and the tests that must find it. */
export interface Mutant {
  name: string;
  /** Where it is made: a path or a pattern of paths. Exactly one file must hold the text. */
  file: string;
  text: string;
  becomes: string;
  tests: string[];
}

export const mutants: Mutant[] = [
  {
    name: 'a property that is being removed is read',
    file: 'functions/properties/*.ts',
    text: 'isWhole(item) && !item.removed ? item : undefined',
    becomes: 'isWhole(item) ? item : undefined',
    tests: ['tests/functions/properties/removal.test.ts'],
  },
  {
    name: "a property that is being removed is in its vendor's list",
    file: 'functions/properties/*.ts',
    text: 'records.filter(isWhole).filter(({ removed }) => !removed)',
    becomes: 'records.filter(isWhole)',
    tests: ['tests/functions/properties/removal.test.ts'],
  },
  {
    name: 'what a crash leaves half written is not marked',
    file: 'functions/properties/*.ts',
    text: 'listWrite(name, item), markWrite(name, item.id)]',
    becomes: 'listWrite(name, item)]',
    tests: ['tests/functions/properties/settle.test.ts'],
  },
  {
    name: 'the later of two devices undoes the other',
    file: 'functions/properties/*.ts',
    text: "if (overtaken) throw fail('conflict');",
    becomes: '',
    tests: ['tests/functions/properties/revisions.test.ts'],
  },
  {
    name: 'an old request lists again what was taken down',
    file: 'functions/properties/*.ts',
    text: "if (found?.removed) throw fail('property_not_found');",
    becomes: '',
    tests: ['tests/functions/properties/createProperty.test.ts'],
  },
  {
    name: 'a change of a profile that arrives late undoes a later one',
    file: 'functions/accounts/*.ts',
    text: "'attribute_exists(pk) AND attribute_not_exists(revision)' : 'revision = :read'",
    becomes: "'attribute_exists(pk)' : 'attribute_exists(pk) OR revision = :read'",
    tests: ['tests/functions/accounts/profile.test.ts'],
  },
  {
    name: 'an account lists without end',
    file: 'functions/properties/*.ts',
    text: "'listed < allowed OR (",
    becomes: "'listed < :most OR (",
    tests: ['tests/functions/properties/propertyCount.test.ts'],
  },
  {
    name: 'two properties claim one photo',
    file: 'functions/photos/*.ts',
    text: ' AND (attribute_not_exists(propertyId) OR propertyId = :property)',
    becomes: '',
    tests: ['tests/functions/properties/photoClaims.test.ts'],
  },
  {
    name: 'two files are drawn side by side as one photo',
    file: 'functions/photos/*.ts',
    text: ' AND (attribute_not_exists(fileDigest) OR fileDigest = :digest)',
    becomes: '',
    tests: ['tests/functions/photos/brokenRuns.test.ts'],
  },
  {
    name: 'a later verdict on a photo replaces the first',
    file: 'functions/photos/*.ts',
    text: "ConditionExpression: '#state = :waiting',",
    becomes: "ConditionExpression: '#state = :waiting OR attribute_exists(pk)',",
    tests: ['tests/functions/photos/brokenRuns.test.ts'],
  },
  {
    name: 'a photo that was cut off counts as whole',
    file: 'functions/photos/*.ts',
    text: "if (!isWhole(file)) throw new PhotoRefused('photo_damaged');",
    becomes: '',
    tests: ['tests/functions/photos/encodePhoto.test.ts'],
  },
  {
    name: 'search entries are written without the fence',
    file: 'functions/properties/*.ts',
    text: '[fence(table, item), ...writes.slice(',
    becomes: '[...writes.slice(',
    tests: ['tests/functions/properties/overtakenWriters.test.ts'],
  },
  {
    name: 'an overtaken writer ends photos that are shown again',
    file: 'functions/properties/*.ts',
    text: 'writeFenced(table, item, deletionWrites(table.name, dropped))',
    becomes: 'transact(table, deletionWrites(table.name, dropped))',
    tests: ['tests/functions/properties/crashes.test.ts'],
  },
  {
    name: 'a check-out on the 2nd is not looked up for the month',
    file: 'functions/bookings/*.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: 'active#${month}-01~',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the same.
    becomes: 'active#${month}-02~',
    tests: ['tests/functions/bookings/nightsOfMonth.test.ts'],
  },
  {
    name: 'a check-out on the 2nd brings the month no night',
    file: 'functions/bookings/*.ts',
    text: 'Date.UTC(year, number - 1)',
    becomes: 'Date.UTC(year, number - 1, 2)',
    tests: ['tests/functions/bookings/nights.test.ts'],
  },
  {
    name: 'the zip code 00000 is taken',
    file: 'shared/rules/*.ts',
    text: '/^[1-9]\\d{4}$/',
    becomes: '/^\\d{5}$/',
    tests: ['tests/shared'],
  },
  {
    name: 'a phone number of 200 digits is taken',
    file: 'shared/rules/*.ts',
    text: 'typed.trim().length <= phoneDigits',
    becomes: 'typed.trim().length <= 200',
    tests: ['tests/shared'],
  },
  {
    name: 'a price of 1,000,001 is taken',
    file: 'shared/rules/*.ts',
    text: 'nightlyPrice = { min: 1, max: 1_000_000 }',
    becomes: 'nightlyPrice = { min: 1, max: 1_000_001 }',
    tests: ['tests/shared'],
  },
  {
    name: 'an expired code is right',
    file: 'functions/recovery/*.ts',
    text: 'codeExpiresAt > :now',
    becomes: 'codeExpiresAt <> :now',
    tests: ['tests/functions/recovery/recovery.test.ts'],
  },
  {
    name: 'codes of one mailbox are guessed at without end',
    file: 'functions/recovery/*.ts',
    text: 'size(triesAt) < :most',
    becomes: 'size(triesAt) <= :most',
    tests: ['tests/functions/recovery/guesses.test.ts'],
  },
  {
    name: 'a reset that was begun before outlives a new password',
    file: 'functions/recovery/*.ts',
    text: 'if (login?.passwordRevision !== reset.passwordRevision) return undefined;',
    becomes: 'if (!login) return undefined;',
    tests: ['tests/functions/recovery/strangers.test.ts'],
  },
  {
    name: 'the cookie of another account passes the limits',
    file: 'functions/accounts/*.ts',
    text: 'item?.account === digestOf(email) && item.expiresAt',
    becomes: 'item !== undefined && item.expiresAt',
    tests: ['tests/functions/accounts/loginLimits.test.ts'],
  },
  {
    name: 'mails to strangers go on without end',
    file: 'functions/recovery/*.ts',
    text: 'goesOut ? email : nobody',
    becomes: 'email',
    tests: ['tests/functions/recovery/mailLimits.test.ts'],
  },
  {
    name: 'the property of another vendor is read and changed',
    file: 'functions/properties/*.ts',
    text: 'property?.vendorId !== id',
    becomes: 'property === undefined',
    tests: ['tests/functions/properties/changeProperty.test.ts'],
  },
];

import { advanceMutants } from './advanceMutants.ts';
import { bookingMutants } from './bookingMutants.ts';
import { calendarMutants } from './calendarMutants.ts';
import { causeMutants } from './causeMutants.ts';
import { confirmationMutants } from './confirmationMutants.ts';
import { erasingMutants } from './erasingMutants.ts';
import { eventMutants } from './eventMutants.ts';
import { feedMutants } from './feedMutants.ts';
import { fieldMutants } from './fieldMutants.ts';
import { figureMutants } from './figureMutants.ts';
import { fraudMutants } from './fraudMutants.ts';
import { ledgerMutants } from './ledgerMutants.ts';
import { mailMutants } from './mailMutants.ts';
import { metricMutants } from './metricMutants.ts';
import type { Mutant } from './mutant.ts';
import { newcomerMutants } from './newcomerMutants.ts';
import { nightMutants } from './nightMutants.ts';
import { partMutants } from './partMutants.ts';
import { photoMutants } from './photoMutants.ts';
import { proposalMutants } from './proposalMutants.ts';
import { quoteMutants } from './quoteMutants.ts';
import { refusalMutants } from './refusalMutants.ts';
import { releaseMutants } from './releaseMutants.ts';
import { requestMutants } from './requestMutants.ts';
import { restMutants } from './restMutants.ts';
import { reviewMutants } from './reviewMutants.ts';
import { searchMutants } from './searchMutants.ts';
import { siteMutants } from './siteMutants.ts';
import { stackMutants } from './stackMutants.ts';
import { strangerMutants } from './strangerMutants.ts';
import { watchMutants } from './watchMutants.ts';
import { workMutants } from './workMutants.ts';

export const mutants: Mutant[] = [
  {
    name: 'a property that is being removed is read',
    file: 'functions/properties/*.ts',
    text: 'isWhole(item) && !item.removed ? item : undefined',
    becomes: 'isWhole(item) ? item : undefined',
    tests: ['tests/functions/properties/removal.once.test.ts'],
  },
  {
    name: "a property that is being removed is in its vendor's list",
    file: 'functions/properties/*.ts',
    text: 'records.filter(isWhole).filter(({ removed }) => !removed)',
    becomes: 'records.filter(isWhole)',
    tests: ['tests/functions/properties/removal.once.test.ts'],
  },
  {
    name: 'what a crash leaves half written is not marked',
    file: 'functions/properties/*.ts',
    text: '    markWrite(name, item.id),\n',
    becomes: '',
    tests: ['tests/functions/properties/settle.test.ts'],
  },
  {
    name: 'entries are written otherwise, in the shape of before',
    file: 'functions/search/searchEntries.ts',
    text: '{ guests: kind.capacity,',
    becomes: '{ guests: kind.capacity, beds: 1,',
    tests: ['tests/functions/search/shapeOfEntries.pure.test.ts'],
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
    text: "ConditionExpression: 'revision = :read'",
    becomes: "ConditionExpression: 'attribute_exists(pk) OR revision = :read'",
    tests: ['tests/functions/accounts/profile.once.test.ts'],
  },
  {
    name: 'an account lists without end',
    file: 'functions/properties/*.ts',
    text: '(attribute_not_exists(listed) OR listed < :most)',
    becomes: '(attribute_not_exists(listed) OR listed <= :most)',
    tests: ['tests/functions/properties/propertyCount.test.ts'],
  },
  {
    name: 'what is listed while the email is confirmed keeps its mark',
    file: 'functions/properties/propertyCount.ts',
    text: "confirmed ? 'attribute_exists' : 'attribute_not_exists'",
    becomes: "confirmed ? 'attribute_exists' : 'attribute_not_exists(pk) OR attribute_exists(pk) OR attribute_exists'",
    tests: ['tests/functions/properties/newHosts.once.test.ts'],
  },
  {
    name: 'a new host stands on the home page',
    file: 'functions/search/*.ts',
    text: 'classType: each, newHost }),\n      place,',
    becomes: 'classType: each }),\n      place,',
    tests: ['tests/functions/properties/newHosts.once.test.ts'],
  },
  {
    name: 'an edit shows again what an operator has hidden',
    file: 'functions/properties/*.ts',
    text: 'standing: Reputation = current ?? property',
    becomes: 'standing: Reputation = property',
    tests: ['tests/functions/properties/reports.once.test.ts'],
  },
  {
    name: 'search entries are written without the fence',
    file: 'functions/properties/*.ts',
    text: '[recordCheck(table.name, item), ...writes.slice(',
    becomes: '[...writes.slice(',
    tests: ['tests/functions/properties/overtakenWriters.once.test.ts'],
  },
  {
    name: 'an overtaken writer ends photos that are shown again',
    file: 'functions/properties/*.ts',
    text: 'writeFenced(table, item, deletionWrites(table.name, item.vendorId, dropped))',
    becomes: 'transact(table, deletionWrites(table.name, item.vendorId, dropped))',
    tests: ['tests/functions/properties/crashes.once.test.ts'],
  },
  ...advanceMutants,
  ...partMutants,
  ...bookingMutants,
  ...figureMutants,
  ...calendarMutants,
  ...causeMutants,
  ...confirmationMutants,
  ...erasingMutants,
  ...eventMutants,
  ...feedMutants,
  ...fieldMutants,
  ...fraudMutants,
  ...ledgerMutants,
  ...mailMutants,
  ...metricMutants,
  ...newcomerMutants,
  ...nightMutants,
  ...proposalMutants,
  ...quoteMutants,
  ...refusalMutants,
  ...photoMutants,
  ...restMutants,
  ...requestMutants,
  ...reviewMutants,
  ...searchMutants,
  ...releaseMutants,
  ...siteMutants,
  ...stackMutants,
  ...strangerMutants,
  ...watchMutants,
  ...workMutants,
  {
    name: 'a failure that the operation does not declare is told',
    file: 'functions/runtime/middleware/*.ts',
    text: 'error instanceof Failure && declared.has(error.code)',
    becomes: 'error instanceof Failure',
    tests: ['tests/functions/runtime/failures.test.ts'],
  },
  {
    name: 'an expired code is right',
    file: 'functions/recovery/*.ts',
    text: 'codeExpiresAt > :now',
    becomes: 'codeExpiresAt <> :now',
    tests: ['tests/functions/recovery/recovery.once.test.ts'],
  },
  {
    name: 'codes of one mailbox are guessed at without end',
    file: 'functions/recovery/*.ts',
    text: 'size(triesAt) < :most',
    becomes: 'size(triesAt) <= :most',
    tests: ['tests/functions/recovery/guesses.once.test.ts'],
  },
  {
    name: 'a reset that was begun before outlives a new password',
    file: 'functions/recovery/*.ts',
    text: 'if (login?.passwordRevision !== reset.passwordRevision) return undefined;',
    becomes: 'if (!login) return undefined;',
    tests: ['tests/functions/recovery/strangers.once.test.ts'],
  },
  {
    name: 'the cookie of another account passes the limits',
    file: 'functions/accounts/*.ts',
    text: 'item?.account === digestOf(email) && item.expiresAt',
    becomes: 'item !== undefined && item.expiresAt',
    tests: ['tests/functions/accounts/loginLimits.once.test.ts'],
  },
  {
    name: 'the property of another vendor is read and changed',
    file: 'functions/properties/*.ts',
    text: 'property?.vendorId !== id',
    becomes: 'property === undefined',
    tests: ['tests/functions/properties/changeProperty.once.test.ts'],
  },
];

import type { Mutant } from './mutant.ts';

const races = 'tests/functions/operate/erasingRaces.once.test.ts';

/** Mistakes that could be made about erasing a person. */
export const erasingMutants: Mutant[] = [
  {
    name: 'erasing: a reset that was begun before opens the account again',
    file: 'functions/accounts/closedLogin.ts',
    text: 'REMOVE passwordHash, passwordRevision',
    becomes: 'REMOVE passwordHash',
    tests: ['tests/functions/operate/deleteTraveller.once.test.ts'],
  },
  {
    name: 'erasing: a request of that moment is kept',
    file: 'functions/bookings/waiting.ts',
    text: 'if (item?.erased)',
    becomes: 'if (item?.erased && !item.requests)',
    tests: [races],
  },
  {
    name: 'erasing: a review of that moment is kept',
    file: 'functions/bookings/stayNotes.ts',
    text: 'AND attribute_not_exists(erased)',
    becomes: 'AND (attribute_not_exists(erased) OR attribute_exists(pk))',
    tests: [races],
  },
  {
    name: 'erasing: a property of that moment is listed',
    file: 'functions/properties/propertyCount.ts',
    text: 'attribute_not_exists(closed)',
    becomes: 'attribute_not_exists(shut)',
    tests: ['tests/functions/operate/deleteVendor.once.test.ts'],
  },
];

import type { Mutant } from './mutant.ts';

const reviews = 'tests/functions/reviews/reviews.once.test.ts';

/** Mistakes that could be made about reviews. */
export const reviewMutants: Mutant[] = [
  {
    name: 'review: a traveller writes as often as he presses',
    file: 'functions/reviews/*.ts',
    text: '{ ...once, Item: { ...reviewerKey(review)',
    becomes: '{ TableName, Item: { ...reviewerKey(review)',
    tests: ['tests/functions/reviews/races.test.ts'],
  },
  {
    name: 'review: a stay that is not over is written about',
    file: 'functions/bookings/stayNotes.ts',
    text: "!== 'completed'",
    becomes: "=== 'rejected'",
    tests: [reviews],
  },
  {
    name: 'review: a property that was taken down is written about',
    file: 'functions/properties/propertyItem.ts',
    text: "'attribute_exists(rooms) AND attribute_not_exists(removed)'",
    becomes: "'attribute_exists(pk)'",
    tests: [reviews],
  },
  {
    name: 'review: the host answers again and again',
    file: 'functions/reviews/*.ts',
    text: ' AND attribute_not_exists(answer)',
    becomes: '',
    tests: [reviews],
  },
];

import type { Mutant } from './mutant.ts';

/** Mistakes in the rates of an owner's figures and in the nights on offer. */
export const figureMutants: Mutant[] = [
  {
    name: 'figures: closed nights stay on offer',
    file: 'functions/bookings/nightsOnOffer.ts',
    text: 'listed - taken + beside',
    becomes: 'listed + beside',
    tests: ['tests/functions/bookings/figuresPage.pure.test.ts'],
  },
  {
    name: 'figures: a sold night of a room that was taken off is not on offer',
    file: 'functions/bookings/nightsOnOffer.ts',
    text: 'listed - taken + beside',
    becomes: 'listed - taken',
    tests: ['tests/functions/bookings/figuresPage.pure.test.ts'],
  },
  {
    name: 'figures: a guest who did not come and is not charged has bought nights',
    file: 'functions/bookings/nightsOnOffer.ts',
    text: 'const end = earlier(checkOut, paidUntil);',
    becomes: 'const end = checkOut;',
    tests: ['tests/functions/bookings/figures.once.test.ts'],
  },
  {
    name: 'figures: rates are cut, not rounded',
    file: 'functions/bookings/performance.ts',
    text: '(2 * part + whole) / (2 * whole)',
    becomes: 'part / whole',
    tests: ['tests/functions/bookings/figuresPage.pure.test.ts'],
  },
  {
    name: 'figures: a room that is switched off stays on offer',
    file: 'functions/properties/roomOffers.ts',
    text: ': withoutOpen(spans, day)',
    becomes: ': [...spans]',
    tests: ['tests/functions/properties/roomOffers.pure.test.ts'],
  },
];

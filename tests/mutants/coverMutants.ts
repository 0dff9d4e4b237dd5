import type { Mutant } from './mutant.ts';

const rules = 'tests/shared/coveredWords.test.ts';
const shown = 'tests/functions/bookings/coveredNotes.once.test.ts';

/** Mistakes that could be made about links and numbers that are covered. */
export const coverMutants: Mutant[] = [
  {
    name: 'cover: eight digits are a number',
    file: 'shared/rules/coveredWords.ts',
    text: '{8,}',
    becomes: '{7,}',
    tests: [rules],
  },
  {
    name: 'cover: nine digits are none',
    file: 'shared/rules/coveredWords.ts',
    text: '{8,}',
    becomes: '{9,}',
    tests: [rules],
  },
  {
    name: 'cover: a comma does not end a number',
    file: 'shared/rules/coveredWords.ts',
    text: '\\\\u2212.',
    becomes: '\\\\u2212,.',
    tests: [rules],
  },
  {
    name: 'cover: a joiner ends a number',
    file: 'shared/rules/coveredWords.ts',
    text: '[\\\\p{M}\\\\p{Default_Ignorable_Code_Point}]*',
    becomes: '\\\\p{M}*',
    tests: [rules],
  },
  {
    name: 'cover: a note is shown before its request is accepted',
    file: 'functions/bookings/presentBooking.ts',
    text: 'note === undefined || answeredAt !== undefined ? note',
    becomes: 'note === undefined || answeredAt === undefined ? note',
    tests: [shown],
  },
  {
    name: 'cover: a mail has the note as it was typed',
    file: 'functions/bookings/mails/quotable.ts',
    text: 'const note = shownNote(booking);',
    becomes: 'const { note } = booking;',
    tests: [shown],
  },
  {
    name: 'cover: a card shortens a description before it is covered',
    file: 'functions/search/cardWords.ts',
    text: 'textIn(coveredWords(hotel.description), forText)',
    becomes: 'coveredWords(textIn(hotel.description, forText))',
    tests: ['tests/functions/search/cards.pure.test.ts'],
  },
];

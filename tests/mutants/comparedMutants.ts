import type { Mutant } from './mutant.ts';

const compared = 'tests/functions/search/comparedRooms.once.test.ts';

/** Mistakes that could be made about rooms that are kept and compared. */
export const comparedMutants: Mutant[] = [
  {
    name: 'kept: a room is free although all rooms like it are taken',
    file: 'functions/search/comparedRooms.ts',
    text: '.length >= count;',
    becomes: '.length >= 0;',
    tests: [compared],
  },
  {
    name: 'kept: a room that the owner has taken out is shown as the one that was kept',
    file: 'functions/search/comparedRooms.ts',
    text: "taken || shown === kindOfRoom(kinds, room) ? 'shown' : 'another'",
    becomes: "'shown'",
    tests: [compared],
  },
  {
    name: 'kept: a stay of too few nights has a total',
    file: 'functions/search/comparedRooms.ts',
    text: 'leastNights === undefined ? days : undefined',
    becomes: 'days',
    tests: [compared],
  },
  {
    name: 'kept: of two acts at one instant the wishes of the second that comes stand',
    file: 'shared/rules/keptRooms.ts',
    text: 'return textsOf(mark) > textsOf(other);',
    becomes: 'return true;',
    tests: ['tests/shared/keptRooms.test.ts'],
  },
];

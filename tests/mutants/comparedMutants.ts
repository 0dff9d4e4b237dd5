import type { Mutant } from './mutant.ts';

const compared = 'tests/functions/search/comparedRooms.once.test.ts';
const beside = 'tests/web/pages/compareRooms.test.tsx';

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
  {
    name: 'kept: a room that is not free has the lowest total',
    file: 'web/src/features/comparison/comparedColumns.ts',
    text: 'columns.filter(({ compared }) => compared.free !== false)',
    becomes: 'columns',
    tests: [beside],
  },
  {
    name: 'kept: a price is the lowest although all cost as much',
    file: 'web/src/features/comparison/comparedColumns.ts',
    text: 'first.length < known.length ? ',
    becomes: 'first.length > 0 ? ',
    tests: [beside],
  },
  {
    name: 'kept: a fifth room is chosen without a word',
    file: 'web/src/features/comparison/useChosen.ts',
    text: 'else if (ids.length < comparedLimits.sideBySide)',
    becomes: 'else if (ids.length > -1)',
    tests: ['tests/web/pages/keptChoice.test.tsx'],
  },
];

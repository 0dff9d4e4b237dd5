import { beforeAll, describe, test } from 'vitest';
import { openAccounts } from '../../support/accounts.ts';
import { act } from './life/acts.ts';
import { sell, shift, tell } from './life/channel.ts';
import { close, open, openNights, pass } from './life/closings.ts';
import { live } from './life/live.ts';
import { ask, enter } from './life/requests.ts';
import type { Span, Step } from './life/steps.ts';

beforeAll(() => openAccounts());

const one = (from: number, nights: number) =>
  ask({ guest: 0, rooms: [{ kind: 0, count: 1, named: 101 }], from, nights });
const span = (from: number, nights: number): Span => ({ from, nights });
const accepted = (number: number) => act('accept', number);
const house = {};

describe('nights and events, against a model that gives rooms to events that wait', () => {
  test.each<[string, Step[]]>([
    [
      'sells nights that a request waits for',
      [one(10, 4), sell(span(12, 2)), accepted(0), shift(0), shift(0), accepted(0)],
    ],
    ['waits for nights of a booking, and gets them', [one(10, 4), accepted(0), sell(span(12, 2)), act('cancel', 0)]],
    [
      'waits for two bookings',
      [
        one(10, 2),
        enter([101], span(12, 2)),
        accepted(0),
        sell(span(11, 2)),
        act('cancelAsOwner', 1),
        act('cancel', 0),
      ],
    ],
    [
      'waits behind an older one',
      [one(10, 4), accepted(0), sell(span(12, 2)), sell(span(10, 3)), act('cancelAsOwner', 0), shift(0), shift(1)],
    ],
    ['waits for a closing', [close(house, span(10, 4)), sell(span(9, 3)), openNights(101, span(10, 1)), open(0)]],
    [
      'says back what our link has told',
      [
        one(10, 4),
        accepted(0),
        tell(),
        sell(span(11, 2)),
        act('cancel', 0),
        shift(0, span(12, 1)),
        shift(0, span(13, 3)),
      ],
    ],
    [
      'moves and keeps its nights',
      [
        sell(span(1, 4)),
        pass(48),
        shift(0, span(0, 6)),
        enter([101], span(6, 2)),
        shift(0, span(1, 7)),
        act('cancelAsOwner', 0),
      ],
    ],
  ])('of a channel that %s', (_, steps) => live([[101]], 1, steps));
});

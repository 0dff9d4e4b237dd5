import type { Mutant } from './mutant.ts';

const answers = 'tests/functions/bookings/proposalAnswers.once.test.ts';
const ends = 'tests/functions/bookings/proposalEnds.once.test.ts';
const making = 'tests/functions/bookings/proposals.test.ts';

/** Mistakes that could be made about proposals, their answers and their ends. */
export const proposalMutants: Mutant[] = [
  {
    name: 'proposal: a second one takes the place of one that waits',
    file: 'functions/bookings/proposals/proposalItem.ts',
    text: 'attribute_not_exists(pk) OR #state <> :open OR revision <> :revision OR endsAt <= :now',
    becomes: 'attribute_not_exists(pk) OR #state = :open OR revision <> :revision OR endsAt <= :now',
    tests: [making],
  },
  {
    name: 'proposal: one whose time is over keeps the next from being made',
    file: 'functions/bookings/proposals/proposalItem.ts',
    text: ' OR endsAt <= :now',
    becomes: ' OR endsAt = :now',
    tests: [making],
  },
  {
    name: 'proposal: it costs more than the room is listed for',
    file: 'functions/bookings/proposals/proposal.ts',
    text: 'if (price > max) throw',
    becomes: 'if (price > max * 2) throw',
    tests: [making],
  },
  {
    name: 'proposal: a guest without an account is asked',
    file: 'functions/bookings/proposals/proposal.ts',
    text: "if (!hasTraveller(booking)) throw fail('nobody_to_ask');",
    becomes: '',
    tests: [making],
  },
  {
    name: 'proposal: a room that is taken is proposed',
    file: 'functions/handlers/proposeChange.ts',
    text: "if (!isExchangeFree(exchange, await nights.findNow(booking))) throw fail('nights_taken');",
    becomes: 'isExchangeFree(exchange, await nights.findNow(booking));',
    tests: [making],
  },
  {
    name: 'proposal: it is answered on the day of arrival',
    file: 'shared/rules/proposalLife.ts',
    text: 'firstNight > day ? firstNight : addDays(day, 1)',
    becomes: 'addDays(firstNight > day ? firstNight : day, 1)',
    tests: [making],
  },
  {
    name: 'proposal: a yes to an earlier one is a yes to the one that waits',
    file: 'functions/bookings/proposals/settlement.ts',
    text: 'if (proposal?.id !== id) throw',
    becomes: 'if (!proposal) throw',
    tests: [answers],
  },
  {
    name: 'proposal: a yes comes after its time',
    file: 'shared/rules/proposalLife.ts',
    text: "return times.lapsed.holds({ proposal, booking, now }) ? { state: 'ended', endedBy: 'time' } : { state };",
    becomes: 'return { state };',
    tests: [answers],
  },
  {
    name: 'proposal: a yes and a withdrawal are both made',
    file: 'functions/bookings/proposals/proposalItem.ts',
    text: "ConditionExpression: 'id = :read AND #state = :open'",
    becomes: "ConditionExpression: 'id = :read OR #state = :open'",
    tests: [answers],
  },
  {
    name: 'proposal: a yes takes a night that something else holds',
    file: 'functions/bookings/exchange.ts',
    text: 'takes: needed.map(booked)',
    becomes: 'takes: []',
    tests: [answers],
  },
  {
    name: 'proposal: the nights that a yes leaves stay held',
    file: 'functions/bookings/exchange.ts',
    text: 'frees: left.map(booked)',
    becomes: 'frees: []',
    tests: [answers],
  },
  {
    name: 'proposal: it waits on where its yes was blocked',
    file: 'functions/bookings/proposals/answering.ts',
    text: "return block(table, proposal, 'nights_taken');",
    becomes: "throw fail('proposal_blocked');",
    tests: [answers],
  },
  {
    name: 'proposal: a yes gives a room that was taken out of the hotel',
    file: 'functions/bookings/proposals/answering.ts',
    text: 'if (rooms.some(({ id }) => !own.has(id) && !numbers.has(id))) return undefined;',
    becomes: 'own.size;',
    tests: [answers],
  },
  {
    name: 'proposal: a no changes the rooms',
    file: 'functions/handlers/answerProposal.ts',
    text: 'if (!agree) return bookings.refuse(booking, proposalId);',
    becomes: '',
    tests: [answers],
  },
  {
    name: 'proposal: a yes goes over a change of the booking at that moment',
    file: 'functions/bookings/bookingItem.ts',
    text: "'attribute_not_exists(revision)' : 'revision = :read';\n  const hasNotCome",
    becomes: "'attribute_not_exists(revision)' : 'revision >= :read';\n  const hasNotCome",
    tests: [ends],
  },
  {
    name: 'proposal: it outlives a change of its booking',
    file: 'shared/rules/proposalLife.ts',
    text: "booking.state !== 'active' || (booking.revision ?? 0) !== proposal.revision",
    becomes: "booking.state !== 'active'",
    tests: [ends],
  },
  {
    name: 'proposal: the clock of an earlier one ends the one that waits',
    file: 'functions/bookings/proposals/lapse.ts',
    text: "if (proposalAt(proposal, booking, new Date()).endedBy !== 'time') return;",
    becomes: '',
    tests: [ends],
  },
  {
    name: 'proposal: its owner is not told that nobody answered',
    file: 'functions/bookings/proposals/lapse.ts',
    text: 'await transact(table, [proposalMoveWrite(table.name, proposal, ended)]);',
    becomes: 'void ended;',
    tests: [ends],
  },
  {
    name: 'proposal: its guest is not told of a second one',
    file: 'functions/bookings/proposals/proposalEvents.ts',
    text: 'before?.id !== id',
    becomes: '!before',
    tests: [ends],
  },
];

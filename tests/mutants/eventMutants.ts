import type { Mutant } from './mutant.ts';

const publisher = ['tests/functions/bus/publisher.pure.test.ts'];
const listener = ['tests/functions/bus/listener.pure.test.ts'];
const bus = ['tests/infra/local/bus/bus.test.ts'];
const late = ['tests/functions/bookings/mailsOnce.once.test.ts'];

/** Mistakes that could be made about events: how they are told, heard again, and given up. */
export const eventMutants: Mutant[] = [
  {
    name: 'events: a call that was taken in part counts as taken',
    file: 'functions/bus/eventBus.ts',
    text: "return result?.EventId === undefined ? (result?.ErrorCode ?? 'NoAnswer') : undefined;",
    becomes: "return result === undefined ? 'NoAnswer' : undefined;",
    tests: publisher,
  },
  {
    name: 'events: what the bus does not take now is forgotten',
    file: 'functions/bus/publisher.ts',
    text: 'if (!(await isGivenUp(each, code, opened))) later.push(each.record);',
    becomes: 'await isGivenUp(each, code, opened);',
    tests: publisher,
  },
  {
    name: 'events: one that the bus never takes holds up its shard',
    file: 'functions/bus/publisher.ts',
    text: 'return hopeless && isKept({ untold: [event] }, opened);',
    becomes: 'return hopeless && false;',
    tests: publisher,
  },
  {
    name: 'events: one that the bus never takes is dropped',
    file: 'functions/bus/publisher.ts',
    text: 'return hopeless && isKept({ untold: [event] }, opened);',
    becomes: 'return hopeless;',
    tests: publisher,
  },
  {
    name: 'events: a new event is told before its rules are there',
    file: 'infra/events/EventsStack.ts',
    text: '    lambda.node.addDependency(this.listeners, this.givenUp);\n',
    becomes: '',
    tests: ['tests/infra/events/releaseOrder.test.ts'],
  },
  {
    name: 'events: a fault of the bus of a moment gives events up',
    file: 'functions/bus/publisher.ts',
    text: "const forGood: readonly string[] = ['InvalidArgument', 'MalformedDetail'];",
    becomes: "const forGood: readonly string[] = ['InvalidArgument', 'MalformedDetail', 'InternalFailure'];",
    tests: publisher,
  },
  {
    name: 'events: all of a batch are done though one has failed',
    file: 'functions/bus/listener.ts',
    text: 'batchItemFailures.push({ itemIdentifier: message.messageId });',
    becomes: '',
    tests: listener,
  },
  {
    name: 'events: one that fails comes again at once, again and again',
    file: 'functions/bus/listener.ts',
    text: 'await hideFor(pauseAfter(Number(tries)), message)',
    becomes: 'await Promise.resolve()',
    tests: listener,
  },
  {
    name: 'events: the pauses of one that fails do not grow',
    file: 'functions/bus/pauses.ts',
    text: 'first * 2 ** Math.max(0, tries - 1)',
    becomes: 'first',
    tests: listener,
  },
  {
    name: 'events: one that always fails is tried for ever',
    file: 'infra/local/bus/callListeners.ts',
    text: 'message.tries >= mostTries',
    becomes: 'message.tries >= mostTries ** 2',
    tests: bus,
  },
  {
    name: 'events: a queue of a listener tries for ever',
    file: 'infra/events/Listeners.ts',
    text: 'maxReceiveCount: mostTries }',
    becomes: 'maxReceiveCount: 1000 }',
    tests: ['tests/infra/events/eventsStack.test.ts'],
  },
  {
    name: 'events: a message is lost with the process',
    file: 'infra/local/bus/messages.ts',
    text: '    this.#append({ put: [...messages] });\n',
    becomes: '',
    tests: ['tests/infra/local/bus/messages.test.ts'],
  },
  {
    name: 'events: a mail is sent that a later event has overtaken',
    file: 'functions/bookings/mails/mailsOf.ts',
    text: '.filter((mail) => stillHolds(mail, booking))',
    becomes: '',
    tests: late,
  },
  {
    name: 'events: a mail whose event comes twice is sent twice',
    file: 'functions/bookings/mails/mailMarks.ts',
    text: 'attribute_not_exists(pk) OR #state = :waiting OR (#state = :sending AND #until < :now)',
    becomes: 'attribute_not_exists(pk) OR #state <> :waiting OR #state = :sending OR #until < :now',
    tests: late,
  },
  {
    name: 'events: an answer that comes again behind ten later ones counts twice',
    file: 'functions/bookings/answerTimes.ts',
    text: '.sort((one, other) => (one.at < other.at ? -1 : 1))',
    becomes: '',
    tests: ['tests/functions/bookings/hosts.once.test.ts'],
  },
];

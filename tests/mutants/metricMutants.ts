import type { Mutant } from './mutant.ts';

const lines = ['tests/functions/runtime/metricLines.pure.test.ts'];
const bookings = ['tests/functions/bookings/metrics.once.test.ts'];
const accounts = ['tests/functions/accounts/metrics.once.test.ts'];
const alarms = ['tests/infra/watch/ownAlarms.test.ts'];

/** Mistakes by which a figure is wrong, or an alarm of ours stays silent. */
export const metricMutants: Mutant[] = [
  {
    name: 'metrics: an outage counts as a fault of ours',
    file: 'functions/runtime/middleware/logRequest.ts',
    text: "count(facts.status === 503 ? 'unavailable' : 'faults');",
    becomes: "count('faults');",
    tests: lines,
  },
  {
    name: 'metrics: faults have no operation',
    file: 'functions/runtime/embedMetrics.ts',
    text: "Dimensions: [['operation']]",
    becomes: 'Dimensions: [[]]',
    tests: lines,
  },
  {
    name: 'metrics: minutes are summed',
    file: 'functions/runtime/embedMetrics.ts',
    text: 'isMinutes(name) ? counts.slice(0, mostValues) : sum',
    becomes: 'sum',
    tests: lines,
  },
  {
    name: 'metrics: a line with metrics goes the way of others, in which CloudWatch finds none',
    file: 'functions/runtime/callLine.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: 'process.stdout.write(`${JSON.stringify(line)}\\n`);',
    becomes: 'log(level, line);',
    tests: lines,
  },
  {
    name: 'metrics: calls at one time share their figures',
    file: 'functions/runtime/figures.ts',
    text: 'return calls.run(new Map(), work);',
    becomes:
      'return calls.run(everything, work);\n}\n\nconst everything: CallFigures = new Map();\n\nexport function unused() {',
    tests: lines,
  },
  {
    name: 'metrics: faults after which a run goes on count for nobody',
    file: 'functions/runtime/onEvent.ts',
    text: "if (failed > 0) count('faults', failed);",
    becomes: '',
    tests: bookings,
  },
  {
    name: 'metrics: an owner has answered what an event declined',
    file: 'functions/bookings/moveFigures.ts',
    text: "move === 'reject' ? moved.endedAt : undefined",
    becomes: 'moved.endedAt',
    tests: bookings,
  },
  {
    name: 'metrics: an answer that comes again counts again',
    file: 'functions/bookings/moves.ts',
    text: "if (booking.state === 'active') return booking;",
    becomes: "if (booking.state === 'active') {\n    countMove('accept', booking, booking);\n    return booking;\n  }",
    tests: bookings,
  },
  {
    name: 'metrics: requests of a guest who is refused are declined by nobody',
    file: 'functions/bookings/refusals.ts',
    text: "for (const each of requests) countMove('reject', each, moved);",
    becomes: '',
    tests: bookings,
  },
  {
    name: 'metrics: mails for nobody count',
    file: 'functions/mail/mailbox.ts',
    text: 'if (to === nobody) return offer();',
    becomes: '',
    tests: accounts,
  },
  {
    name: 'metrics: each change of a listing is a listing',
    file: 'functions/properties/replaceProperty.ts',
    text: "if (!current) count('listings');",
    becomes: "count('listings');",
    tests: ['tests/functions/properties/metrics.once.test.ts'],
  },
  {
    name: 'alarms: one request that fails in the night wakes nobody',
    file: 'infra/watch/faultAlarms.ts',
    text: "const shared = { noData: 'good', from: 1 } as const;",
    becomes: "const shared = { noData: 'good', from: 2 } as const;",
    tests: alarms,
  },
  {
    name: 'alarms: faults are told without their operation',
    file: 'infra/watch/ownMetrics.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: ' GROUP BY ${by} ORDER BY SUM() DESC',
    becomes: '',
    tests: alarms,
  },
  {
    name: 'alarms: functions of a capability count no faults',
    file: 'infra/api/OperationsStack.ts',
    text: '      faultsOf: part,\n',
    becomes: '',
    tests: alarms,
  },
];

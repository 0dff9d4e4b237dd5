import type { Mutant } from './mutant.ts';

const stacks = ['tests/infra/watch/watchStacks.test.ts'];
const visits = ['tests/functions/watch/openSite.pure.test.ts'];
const told = ['tests/infra/watch/alarmPages.test.ts'];

/** Mistakes that could be made about who hears what, and what silence means. */
export const watchMutants: Mutant[] = [
  {
    name: 'watch: nobody hears that the site is not opened any more',
    file: 'infra/watch/SiteVisits.ts',
    text: "noData: 'bad'",
    becomes: "noData: 'good'",
    tests: stacks,
  },
  {
    name: 'watch: nobody hears of a clock that stands still',
    file: 'infra/watch/clockAlarms.ts',
    text: "noData: 'bad'",
    becomes: "noData: 'good'",
    tests: stacks,
  },
  {
    name: 'watch: a visit that failed is tried again until it is well',
    file: 'infra/watch/SiteVisits.ts',
    text: 'retryAttempts: 0',
    becomes: 'retryAttempts: 2',
    tests: stacks,
  },
  {
    name: 'watch: any page is taken for the home page',
    file: 'functions/watch/watchedSite.ts',
    text: '!home.text.includes(name) || path === undefined',
    becomes: 'path === undefined',
    tests: visits,
  },
  {
    name: 'watch: an error of the site is taken for an answer',
    file: 'functions/watch/visit.ts',
    text: 'if (answer.status !== 200) throw',
    becomes: 'if (answer.status > 999) throw',
    tests: visits,
  },
  {
    name: 'watch: a search that finds nothing in the watched place is well',
    file: 'functions/watch/watchedSite.ts',
    text: "    if (place !== undefined && cards === 0) throw new VisitFailure('search_finds_nothing');\n",
    becomes: '',
    tests: visits,
  },
  {
    name: 'watch: a cache answers the search of a visit',
    file: 'functions/watch/watchedSite.ts',
    text: '{ location, visit: randomUUID() }',
    becomes: '{ location }',
    tests: visits,
  },
  {
    name: 'watch: calls that are refused for the key of the distribution are not counted',
    file: 'functions/runtime/implement.ts',
    text: "      count('refusedPastEdge');\n",
    becomes: '',
    tests: ['tests/functions/watch/alarmTable.once.test.ts'],
  },
  {
    name: 'watch: a fault of one call of five hundred rings nobody',
    file: 'infra/watch/faultAlarms.ts',
    text: "const shared = { noData: 'good', from: 1 } as const;",
    becomes: "const shared = { noData: 'good', from: 2 } as const;",
    tests: ['tests/functions/watch/alarmTable.once.test.ts'],
  },
  {
    name: 'watch: the pager hears nothing',
    file: 'infra/stacks/AlarmTopics.ts',
    text: '    if (alarmPager) this.pages.addSubscription(new UrlSubscription(alarmPager));\n',
    becomes: '',
    tests: told,
  },
  {
    name: 'watch: the pager wakes somebody for what waits until the morning',
    file: 'infra/stacks/AlarmTopics.ts',
    text: 'if (alarmPager) this.pages.addSubscription',
    becomes: 'if (alarmPager) this.alarms.addSubscription',
    tests: told,
  },
  {
    name: 'watch: what wakes somebody goes by mail alone',
    file: 'infra/stacks/addAlarm.ts',
    text: 'wakes ? topics.pages : topics.alarms',
    becomes: 'topics.alarms',
    tests: told,
  },
];

import type { Mutant } from './mutant.ts';

const reading = 'tests/shared/mapPlace.pure.test.ts';
const measuring = 'tests/shared/sights.pure.test.ts';
const following = 'tests/functions/properties/mapPlaces.pure.test.ts';

/** Mistakes that could be made about places on the map. */
export const placeMutants: Mutant[] = [
  {
    name: 'distance: a place outside of Pakistan is taken',
    file: 'shared/rules/mapPlace.ts',
    text: 'if (isWithin([first, second])) return',
    becomes: 'if (first > 0) return',
    tests: [reading],
  },
  {
    name: 'distance: degrees east stand where those north belong',
    file: 'shared/rules/mapPlace.ts',
    text: '{ spot: [rounded(second), rounded(first)] }',
    becomes: '{ spot: [rounded(first), rounded(second)] }',
    tests: [reading],
  },
  {
    name: 'distance: seconds count as minutes',
    file: 'shared/rules/mapPlace.ts',
    text: 'rest / 3600',
    becomes: 'rest / 60',
    tests: [reading],
  },
  {
    name: 'distance: a host whose name begins as that of a map is asked',
    file: 'shared/rules/mapLinks.ts',
    text: 'hosts.get(named.toLowerCase())',
    becomes: '[...hosts].find(([host]) => named.toLowerCase().startsWith(host))?.[1]',
    tests: [reading],
  },
  {
    name: 'distance: a short link leads to any host',
    file: 'functions/properties/mapPlaces.ts',
    text: 'const isOfMaps = ({ href }: URL) => isMapLink(href);',
    becomes: 'const isOfMaps = (_: URL) => true;',
    tests: [following],
  },
  {
    name: 'distance: a form that says nothing of the place takes it away',
    file: 'functions/properties/mapPlaces.ts',
    text: 'mapPlace === undefined ? before : await',
    becomes: 'mapPlace === undefined ? undefined : await',
    tests: [following],
  },
  {
    name: 'distance: a sight that is a step away is said to be a kilometre',
    file: 'shared/rules/sights.ts',
    text: 'kilometres < 1 ? 0 : Math.round(kilometres)',
    becomes: 'Math.ceil(kilometres)',
    tests: [measuring],
  },
  {
    name: 'distance: the farthest sights are told first',
    file: 'shared/rules/sights.ts',
    text: 'one.kilometres - other.kilometres',
    becomes: 'other.kilometres - one.kilometres',
    tests: [measuring],
  },
  {
    name: 'distance: sights of other valleys are told',
    file: 'shared/rules/sights.ts',
    text: '.filter(({ kilometres }) => kilometres < farthest)',
    becomes: '',
    tests: [measuring],
  },
  {
    name: 'distance: a sight moves away from its source',
    file: 'shared/rules/sights.ts',
    text: '[36.3256, 74.6698]',
    becomes: '[36.3156, 74.6698]',
    tests: [measuring],
  },
];

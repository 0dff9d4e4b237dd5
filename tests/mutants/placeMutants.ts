import type { Mutant } from './mutant.ts';

const reading = 'tests/shared/mapPlace.pure.test.ts';
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
    text: 'host === each ||',
    becomes: 'host.includes(each) ||',
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
];

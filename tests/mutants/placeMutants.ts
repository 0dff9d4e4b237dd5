import type { Mutant } from './mutant.ts';

const reading = 'tests/shared/mapPlace.pure.test.ts';
const standing = 'tests/web/pages/ownerAtHouse.test.tsx';
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
  {
    name: 'distance: a place that the phone hardly knows is taken',
    file: 'web/src/features/properties/form/useHere.ts',
    text: 'metres > mostMetres',
    becomes: 'metres < 0',
    tests: [standing],
  },
  {
    name: 'distance: the place of an owner abroad is taken',
    file: 'web/src/features/properties/form/useHere.ts',
    text: "if (!('spot' in found)) return [{ at: 'outside' }];",
    becomes: "if (!('spot' in found)) return [{ at: 'found', metres }, writeSpot([latitude, longitude])];",
    tests: [standing],
  },
  {
    name: 'distance: photos on their way are lost with the page',
    file: 'web/src/features/properties/form/useHere.ts',
    text: "if (hasUnsentPhotos) return setHere({ at: 'photosFirst' });",
    becomes: '',
    tests: [standing],
  },
  {
    name: 'distance: every page may ask where the browser is',
    file: 'shared/permissionsPolicy.ts',
    text: "export const closedFeatures = features('()');",
    becomes: "export const closedFeatures = features('(self)');",
    tests: ['tests/infra/site/locatingPages.test.ts'],
  },
  {
    name: 'distance: without a network a form may not ask where it is',
    file: 'web/src/worker/answerPage.ts',
    text: 'if (!isLocatingPage(path)) return shell;',
    becomes: 'if (isLocatingPage(path)) return shell;',
    tests: ['tests/web/worker/answers.test.ts'],
  },
  {
    name: 'urdu: a change that says nothing of the name in Urdu takes it away',
    file: 'functions/properties/property.ts',
    text: 'urduName = current?.urduName',
    becomes: 'urduName = undefined',
    tests: ['tests/functions/properties/changeProperty.once.test.ts'],
  },
  {
    name: 'urdu: a link in words in Urdu is shown',
    file: 'functions/rooms/roomDetails.ts',
    text: 'urduDescription: coveredWords(urduDescription)',
    becomes: 'urduDescription',
    tests: ['tests/functions/properties/changeProperty.once.test.ts'],
  },
  {
    name: 'urdu: a name in Urdu may be in any letters',
    file: 'shared/rules/urduFields.ts',
    text: 'return isMostlyArabic(typed) ? undefined :',
    becomes: 'return typed ? undefined :',
    tests: ['tests/shared/urduWords.test.ts'],
  },
  {
    name: 'urdu: words in Urdu push a card beyond one read',
    file: 'functions/search/cardWords.ts',
    text: "shown !== '' && Buffer.byteLength(shown) <= bytes",
    becomes: "shown !== ''",
    tests: ['tests/functions/search/cards.pure.test.ts'],
  },
  {
    name: 'urdu: a page in English has the name in Urdu',
    file: 'web/src/words/hotels.ts',
    text: "if (language !== 'ur') return hotel;",
    becomes: '',
    tests: ['tests/web/words/hotels.test.ts'],
  },
];

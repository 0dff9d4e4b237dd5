import type { Mutant } from './mutant.ts';

export const photoMutants: Mutant[] = [
  {
    name: 'two properties claim one photo',
    file: 'functions/photos/*.ts',
    text: ' AND (attribute_not_exists(propertyId) OR propertyId = :property)',
    becomes: '',
    tests: ['tests/functions/properties/photoClaims.once.test.ts'],
  },
  {
    name: 'two files are drawn side by side as one photo',
    file: 'functions/photos/*.ts',
    text: ' AND (attribute_not_exists(fileDigest) OR fileDigest = :digest)',
    becomes: '',
    tests: ['tests/functions/photos/brokenRuns.once.test.ts'],
  },
  {
    name: 'a later verdict on a photo replaces the first',
    file: 'functions/photos/*.ts',
    text: "ConditionExpression: '#state = :waiting',",
    becomes: "ConditionExpression: '#state = :waiting OR attribute_exists(pk)',",
    tests: ['tests/functions/photos/brokenRuns.once.test.ts'],
  },
  {
    name: 'a photo that was cut off counts as whole',
    file: 'functions/photos/*.ts',
    text: "if (!isWhole(file)) throw new PhotoRefusalError('photo_damaged');",
    becomes: '',
    tests: ['tests/functions/photos/encodePhoto.pure.test.ts'],
  },
  {
    name: 'versions: an erasing leaves those of photos that the vendor took away before',
    file: 'infra/operate/photos/erasePhotos.ts',
    text: 'const ids = [...own, ...removed.map(({ photoId }) => photoId)];',
    becomes: 'const ids = [...own];',
    tests: ['tests/functions/operate/photoVersions.once.test.ts'],
  },
  {
    name: 'versions: an erasing leaves them all',
    file: 'infra/operate/photos/erasePhotos.ts',
    text: 'erased += await versions.erase(photoId);',
    becomes: '',
    tests: ['tests/functions/operate/photoVersions.once.test.ts'],
  },
  {
    name: 'versions: uploads have some',
    file: 'infra/data/UploadBucket.ts',
    text: '...closed(stage),',
    becomes: '...closed(stage), versioned: true,',
    tests: ['tests/infra/data/dataStack.test.ts'],
  },
];

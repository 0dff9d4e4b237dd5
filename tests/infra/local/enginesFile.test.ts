import { expect, test } from 'vitest';
import { enginesOf, noteEngines } from '../../../infra/local/enginesFile.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const engines = {
  dynamoDb: 'http://127.0.0.1:8000',
  s3: 'http://127.0.0.1:9000',
  tableNames: { PROPERTIES_TABLE: 'properties' },
  photoBucket: 'photos',
};

test('a command finds the tables of the server that runs on a folder', () => {
  const folder = temporaryFolder();
  noteEngines(folder, engines);
  expect(enginesOf(folder)).toMatchObject({
    PROPERTIES_TABLE: 'properties',
    PHOTO_BUCKET: 'photos',
    AWS_ENDPOINT_URL_DYNAMODB: engines.dynamoDb,
    AWS_ENDPOINT_URL_S3: engines.s3,
  });
});

test('where no server has run, the command says what to do', () => {
  expect(() => enginesOf(temporaryFolder())).toThrow('start it with npm start');
});

import { localLimits } from '../stages/limits.ts';
import type { Engines } from './engines/startEngines.ts';
import { localAccess } from './localAccess.ts';

/** Sets what Lambda would set for a function: where its tables are, the stage's settings, and credentials. */
export function setFunctionEnvironment(engines: Engines, siteUrl: string, signingSecret: string): void {
  const { dynamoDb, s3, ses, sts, tableNames, photoBucket } = engines;
  Object.assign(process.env, {
    ...tableNames,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb,
    AWS_ENDPOINT_URL_S3: s3,
    AWS_ENDPOINT_URL_SES: ses,
    AWS_ENDPOINT_URL_STS: sts.endpoint,
    PHOTO_BUCKET: photoBucket,
    UPLOAD_ROLE: 'arn:aws:iam::000000000000:role/sarai-local-photo-uploads',
    // On the site's own origin, where the local server looks at what is put.
    UPLOAD_ENDPOINT: '/',
    MAIL_SENDER: 'Sarai <no-reply@sarai.example>',
    MAIL_CONFIGURATION_SET: 'sarai-local',
    SITE_URL: siteUrl,
    SIGNING_SECRET: signingSecret,
    LIMITS: JSON.stringify(localLimits),
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccess.credentials.secretAccessKey,
  });
}

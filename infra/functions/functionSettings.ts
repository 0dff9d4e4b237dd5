import type { Stack } from 'aws-cdk-lib';
import type { Setting } from '../../functions/runtime/settings.ts';
import { busName, givenUpName } from '../stages/busNames.ts';
import { configurationSetName } from '../stages/mailNames.ts';
import { type Deployment, uploadRoleArn } from './resourceArns.ts';

/** The settings of a stage for functions; each function gets those that its ports read. */
export function functionSettings(stack: Stack, { stage, data }: Deployment): Partial<Record<Setting, string>> {
  return {
    LIMITS: JSON.stringify(stage.limits),
    MAIL_SENDER: stage.mail.sender,
    MAIL_REPLY_TO: stage.mail.replyTo,
    // Those who are told of alarms; where nobody is, those who answer people.
    MAIL_OPERATORS: stage.alarmAddress ?? stage.support.email,
    MAIL_CONFIGURATION_SET: configurationSetName(stage),
    PHOTO_BUCKET: data.photos.bucketName,
    UPLOAD_BUCKET: data.uploads.bucketName,
    // Beside the function, where Lambda unpacks it.
    PAGE_RENDERERS: '/var/task',
    UPLOAD_ROLE: uploadRoleArn(stack, stage),
    // Its name alone: what it holds is in no template and in no environment.
    SIGNING_SECRET: data.signing.secretArn,
    PUSH_SECRET: data.push.secretArn,
    PEOPLE_KEY: data.peopleKey.keyArn,
    // Without a name of its own the site is not linked to in mails.
    ...(stage.domain && { SITE_URL: `https://${stage.domain.name}` }),
    EVENT_BUS: busName(stage),
    GIVEN_UP_QUEUE: `https://sqs.${stack.region}.${stack.urlSuffix}/${stack.account}/${givenUpName(stage)}`,
    EDGE_SECRET: data.edgeKey.secretArn,
    ...(stage.edgeOnly && { EDGE_ONLY: 'true' }),
    ...(stage.writesRest && { WRITES_REST: 'true' }),
  };
}

import type { Stack } from 'aws-cdk-lib';
import type { Setting } from '../functions/runtime/settings.ts';
import type { DataStack } from './DataStack.ts';
import { configurationSetName } from './mailNames.ts';
import { uploadRoleArn } from './resourceArns.ts';
import type { Stage } from './stages/stage.ts';

interface Deployment {
  stage: Stage;
  data: DataStack;
}

/** What functions of a stack are told of the stage, each where its ports ask for it. */
export function functionSettings(stack: Stack, { stage, data }: Deployment): Partial<Record<Setting, string>> {
  return {
    LIMITS: JSON.stringify(stage.limits),
    MAIL_SENDER: stage.mail.sender,
    MAIL_REPLY_TO: stage.mail.replyTo,
    MAIL_CONFIGURATION_SET: configurationSetName(stage),
    PHOTO_BUCKET: data.photos.bucketName,
    UPLOAD_ROLE: uploadRoleArn(stack, stage),
    // Its name alone: what it holds is in no template and in no environment.
    SIGNING_SECRET: data.signing.secretArn,
    // Without a name of its own the site is not linked to in mails.
    ...(stage.domain && { SITE_URL: `https://${stage.domain.name}` }),
    EDGE_SECRET: data.edgeKey.secretArn,
    ...(stage.edgeOnly && { EDGE_ONLY: 'true' }),
  };
}

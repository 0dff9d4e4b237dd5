import type { Stack } from 'aws-cdk-lib';
import type { Setting } from '../functions/runtime/settings.ts';
import type { DataStack } from './DataStack.ts';
import { uploadRoleArn } from './resourceArns.ts';
import type { Domain, Stage } from './stages.ts';

interface Deployment {
  stage: Stage;
  data: DataStack;
  /** For the links in mails, which are left out where the site has no name of its own. */
  domain?: Domain | undefined;
}

/** What functions of a stack are told of the stage, each where its ports ask for it. */
export function functionSettings(stack: Stack, { stage, data, domain }: Deployment): Partial<Record<Setting, string>> {
  return {
    LIMITS: JSON.stringify(stage.limits),
    MAIL_SENDER: stage.senderAddress,
    PHOTO_BUCKET: data.photos.bucketName,
    UPLOAD_ROLE: uploadRoleArn(stack, stage),
    // Its name alone: what it holds is in no template and in no environment.
    SIGNING_SECRET: data.signing.secretArn,
    ...(domain && { SITE_URL: `https://${domain.name}` }),
  };
}

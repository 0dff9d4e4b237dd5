import { Duration, Stack } from 'aws-cdk-lib';
import { ArnPrincipal, type IRole, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { incomingPrefix } from '../shared/rules/photoUploads.ts';
import type { DataStack } from './DataStack.ts';
import { acceptPrefix } from './findings.ts';
import { uploadRoleName } from './resourceArns.ts';
import type { Stage } from './stages/stage.ts';

/**
 * What a vendor's browser is while it sends photos. The function that hands it out cuts it down to the keys of that
 * browser, so that this is the most that any browser can do.
 */
export class UploadRole extends Role {
  constructor(scope: Construct, { stage, data, broker }: { stage: Stage; data: DataStack; broker: IRole }) {
    super(scope, 'UploadRole', {
      roleName: uploadRoleName(Stack.of(scope), stage),
      description: `What the browsers of vendors of Sarai (${stage.name}) may do`,
      assumedBy: new ArnPrincipal(broker.roleArn),
      maxSessionDuration: Duration.hours(1),
      inlinePolicies: {
        Incoming: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['s3:PutObject'],
              resources: [data.photos.arnForObjects(`${incomingPrefix}*`)],
            }),
          ],
        }),
      },
    });
    acceptPrefix(this, data, incomingPrefix);
  }
}

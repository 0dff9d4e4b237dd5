import { Duration, Stack } from 'aws-cdk-lib';
import { ArnPrincipal, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { incomingPrefix } from '../../shared/photos/photoUploads.ts';
import { type Deployment, uploadRoleName } from '../functions/resourceArns.ts';
import { acceptPrefix } from '../stacks/findings.ts';

/**
 * The role of a vendor's browser while it sends photos. The function that hands it out narrows it to the keys of that
 * browser, so that no browser can do more than this.
 */
export class UploadRole extends Role {
  /** @param broker the role of the function that hands it out */
  constructor(scope: Construct, { stage, data }: Deployment, broker: Role) {
    const resources = [data.uploads.arnForObjects(`${incomingPrefix}*`)];
    super(scope, 'UploadRole', {
      roleName: uploadRoleName(Stack.of(scope), stage),
      description: `Permissions of the browsers of vendors of Sarai (${stage.name})`,
      assumedBy: new ArnPrincipal(broker.roleArn),
      maxSessionDuration: Duration.hours(1),
      inlinePolicies: {
        Incoming: new PolicyDocument({ statements: [new PolicyStatement({ actions: ['s3:PutObject'], resources })] }),
      },
    });
    acceptPrefix(this, data, incomingPrefix);
  }
}

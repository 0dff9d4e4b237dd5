import { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { tooMany } from '../../functions/runtime/tooMany.ts';
import { stackSettings } from '../stacks/stackSettings.ts';
import type { FirewallLimits, Stage } from '../stages/stage.ts';
import { firewallRules, measured, tooManyCalls, windowSeconds } from './firewallRules.ts';

/** Where CloudFront looks for its firewalls and certificates. */
export const edgeRegion = 'us-east-1';

/**
 * The end of the name of what stands in `us-east-1` for a stage of another region, so that the stage can stand beside itself in a third
 * one: `-ap-south-1`.
 */
export function beside({ region }: Pick<Stage, 'region'>): string {
  return region === undefined ? '' : `-${region}`;
}

/** Name of the list of rules, and of its metrics. */
export function firewallName(stage: Pick<Stage, 'name' | 'region'>): string {
  return `sarai-${stage.name}${beside(stage)}`;
}

/** The firewall looks at a request before the distribution does. */
export class FirewallStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, stage: Stage & { firewall: FirewallLimits }) {
    const { name, firewall } = stage;
    super(scope, `sarai-${name}-firewall${beside(stage)}`, {
      ...stackSettings({ ...stage, region: edgeRegion }),
      crossRegionReferences: true,
    });
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      name: firewallName(stage),
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: firewallRules(firewall),
      visibilityConfig: measured(firewallName(stage)),
      customResponseBodies: {
        // It is the API's own answer, so that the site says it in the reader's language.
        [tooManyCalls]: { contentType: 'APPLICATION_JSON', content: JSON.stringify(tooMany(windowSeconds).toBody()) },
      },
      // AWS keeps samples of requests for three hours; who has a session must not be read there.
      dataProtectionConfig: {
        dataProtections: [
          { action: 'SUBSTITUTION', field: { fieldType: 'SINGLE_HEADER', fieldKeys: ['authorization'] } },
          { action: 'SUBSTITUTION', field: { fieldType: 'SINGLE_COOKIE' } },
          { action: 'SUBSTITUTION', field: { fieldType: 'BODY' } },
        ],
      },
    });
    this.webAclArn = webAcl.attrArn;
  }
}

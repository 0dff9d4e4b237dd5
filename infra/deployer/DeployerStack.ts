import { CfnOutput, Stack } from 'aws-cdk-lib';
import {
  Effect,
  ManagedPolicy,
  OidcProviderNative,
  PolicyDocument,
  PolicyStatement,
  Role,
  type RoleProps,
  WebIdentityPrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { edgeRegion } from '../firewall/FirewallStack.ts';
import { accept } from '../stacks/findings.ts';
import { isWatchedAtEdge } from '../watch/EdgeWatchStack.ts';
import { bootstrapRoles, peoplesData, releaseReading } from './access.ts';
import type { github } from './github.ts';
import type { PlacedStage } from './stagesOfAccount.ts';

type Repository = typeof github;

const issuer = 'token.actions.githubusercontent.com';

/**
 * Lets workflows of one repository into an account, so that GitHub has no key of AWS. Each role believes one kind of run
 * alone, by the subject of its token.
 */
export class DeployerStack extends Stack {
  private readonly provider: OidcProviderNative;
  private readonly repository: Repository;

  /** @param stages those of one account, whichever regions they are of */
  constructor(scope: Construct, repository: Repository, stages: readonly [PlacedStage, ...PlacedStage[]]) {
    const [{ account }] = stages;
    super(scope, 'sarai-deployer', { env: { account, region: edgeRegion } });
    this.repository = repository;
    this.provider = new OidcProviderNative(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIds: ['sts.amazonaws.com'],
    });
    this.diffRole(stages);
    this.driftRole();
    for (const stage of stages) this.deployRole(stage);
  }

  /**
   * For pull requests, whose code nobody has read yet, and for whoever is to approve a tag. It reads templates. The CDK's own role for looking things up is not
   * given to it, because that one may read whatever is in the account, tables with people's data too.
   */
  private diffRole(stages: readonly PlacedStage[]): void {
    const resources = stages.map(({ name }) => `arn:aws:cloudformation:*:${this.account}:stack/sarai-${name}-*/*`);
    const actions = [
      'cloudformation:DescribeStacks',
      'cloudformation:GetTemplate',
      'cloudformation:ListStackResources',
    ];
    const branch = `ref:refs/heads/${this.repository.branch}`;
    const role = this.role('sarai-diff', ['pull_request', branch, 'ref:refs/tags/v*'], {
      description: 'Compares the stacks with what a pull request would make of them.',
      inlinePolicies: { Reading: documentOf(new PolicyStatement({ actions, resources })) },
    });
    for (const resource of resources) {
      accept(role, {
        [`AwsSolutions-IAM5[Resource::${resource}]`]: 'The stacks of a stage, in the regions that they stand in.',
      });
    }
  }

  /** CloudFormation finds drift with the permissions of whoever asks, who has to read each resource as it is. */
  private driftRole(): void {
    const noData = new PolicyStatement({ effect: Effect.DENY, actions: [...peoplesData], resources: ['*'] });
    const role = this.role('sarai-drift', `ref:refs/heads/${this.repository.branch}`, {
      description: 'Looks every night whether the stacks are as they were deployed.',
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName('ReadOnlyAccess')],
      inlinePolicies: { NoDataOfPeople: documentOf(noData) },
    });
    accept(role, {
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/ReadOnlyAccess]':
        'It reads every kind of resource that the stacks may come to have; what people stored is denied to it.',
    });
  }

  /** A stage of merges is deployed by runs of the branch, every other one by runs of its environment, which somebody approves. */
  private deployRole(stage: PlacedStage): void {
    const { name, region, deployedOn, copies } = stage;
    const hasEdge = stage.firewall !== false || isWatchedAtEdge(stage);
    const { branch } = this.repository;
    const regions = [...new Set([region, ...(hasEdge ? [edgeRegion] : []), ...(copies ? [copies.region] : [])])];
    const resources = regions.flatMap((each) => bootstrapRoles(this.account, each));
    const becoming = new PolicyStatement({ actions: ['sts:AssumeRole'], resources });
    const reading = releaseReading(stage);
    const role = this.role(
      `sarai-deploy-${name}`,
      deployedOn === 'merge' ? `ref:refs/heads/${branch}` : `environment:${name}`,
      {
        description: `Deploys the stage ${name}.`,
        inlinePolicies: { Deploying: documentOf(becoming), Reading: documentOf(...reading) },
      },
    );
    for (const resource of reading.flatMap(({ resources: read }) => read)) {
      accept(role, {
        [`AwsSolutions-IAM5[Resource::${resource}]`]: 'A release reads its own stage, and no data of people.',
      });
    }
  }

  private role(roleName: string, subject: string | readonly string[], settings: Omit<RoleProps, 'assumedBy'>): Role {
    const assumedBy = new WebIdentityPrincipal(this.provider.oidcProviderArn, {
      StringEquals: { [`${issuer}:aud`]: 'sts.amazonaws.com' },
      // Tags have a wildcard, and the name of a repository can have none.
      StringLike: { [`${issuer}:sub`]: [subject].flat().map((each) => `repo:${this.repository.repository}:${each}`) },
    });
    const role = new Role(this, roleName, { ...settings, roleName, assumedBy });
    new CfnOutput(this, `${roleName}-arn`, { value: role.roleArn });
    return role;
  }
}

function documentOf(...statements: PolicyStatement[]): PolicyDocument {
  return new PolicyDocument({ statements });
}

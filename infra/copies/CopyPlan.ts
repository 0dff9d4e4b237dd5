import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { accept } from '../stacks/findings.ts';
import type { Copies } from '../stages/copyValues.ts';
import type { Stage } from '../stages/stage.ts';
import { vaultOfCopies } from './CopiesStack.ts';

interface CopyPlanSettings {
  stage: Stage & { copies: Copies };
  /** The tables that are in use. */
  tables: readonly string[];
  /** The photo bucket; uploads are in no copy. */
  photos: string;
}

/** Days for which a copy is kept where it is to be used, and where it was made. */
const [keptDays, madeDays] = [7, 1];

/**
 * Copies tables and photos to another region every few hours, by AWS Backup. All of one run begin within the same hour, so that tables
 * are of the same hour and not of the same second.
 */
export class CopyPlan extends Construct {
  constructor(scope: Construct, { stage, tables, photos }: CopyPlanSettings) {
    super(scope, 'Copies');
    const { partition, account } = Stack.of(this);
    const { region, everyHours } = stage.copies;
    const other = `arn:${partition}:backup:${region}:${account}:backup-vault:${vaultOfCopies(stage)}`;
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName: `sarai-${stage.name}`,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const plan = new BackupPlan(this, 'Plan', { backupPlanName: `sarai-${stage.name}-copies`, backupVault: vault });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'copies',
        scheduleExpression: Schedule.cron({ minute: '0', hour: `*/${everyHours}` }),
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(everyHours + 1),
        deleteAfter: Duration.days(madeDays),
        copyActions: [
          {
            destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'Other', other),
            deleteAfter: Duration.days(keptDays),
          },
        ],
      }),
    );
    plan.addSelection('All', {
      role: this.role(),
      resources: [...tables, photos].map((arn) => BackupResource.fromArn(arn)),
    });
  }

  private role(): Role {
    const policies = ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'];
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      description: 'Permissions of AWS Backup to copy tables and photos of Sarai',
      managedPolicies: policies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    const why = 'AWS keeps up what its own backups need; nothing else takes this role.';
    accept(
      role,
      Object.fromEntries(
        policies.map((name) => [`AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`, why]),
      ),
    );
    return role;
  }
}

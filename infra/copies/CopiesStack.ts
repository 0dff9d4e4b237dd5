import { CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import { CfnReplicaKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { peopleKeyPolicy } from '../data/peopleKey.ts';
import { stackSettings } from '../stacks/stackSettings.ts';
import type { Copies } from '../stages/copyValues.ts';
import type { Stage } from '../stages/stage.ts';

/** The name of the vault that takes the copies of a stage, in their region. */
export function vaultOfCopies({ name }: Pick<Stage, 'name'>): string {
  return `sarai-${name}-copies`;
}

/**
 * The vault in another region that takes copies of tables and photos, and a copy of the key by which people's numbers in them open,
 * for the day when the region of the stage is lost.
 */
export class CopiesStack extends Stack {
  constructor(scope: Construct, stage: Stage & { copies: Copies }) {
    super(scope, `sarai-${stage.name}-copies`, stackSettings({ ...stage, region: stage.copies.region }));
    // A vault with copies in it cannot be deleted anyway.
    new BackupVault(this, 'Vault', { backupVaultName: vaultOfCopies(stage), removalPolicy: RemovalPolicy.RETAIN });
    const { peopleKey: primaryKeyArn } = stage.copies;
    if (primaryKeyArn !== undefined) this.copyKey(primaryKeyArn, stage);
  }

  private copyKey(primaryKeyArn: string, stage: Stage): void {
    const key = new CfnReplicaKey(this, 'People', {
      primaryKeyArn,
      description: `Opens numbers of people in copies of Sarai (${stage.name})`,
      keyPolicy: peopleKeyPolicy(this, stage).toJSON(),
    });
    key.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    new CfnOutput(this, 'PeopleKey', { value: key.attrArn, description: 'restoredKey of a stage over these copies' });
  }
}

import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import type { Construct } from 'constructs';
import { stackSettings } from '../stacks/stackSettings.ts';
import type { Copies, Stage } from '../stages/stage.ts';

/** The name of the vault that takes the copies of a stage, in their region. */
export function vaultOfCopies({ name }: Pick<Stage, 'name'>): string {
  return `sarai-${name}-copies`;
}

/** The vault in another region that takes copies of tables and photos, for the day when the region of the stage is lost. */
export class CopiesStack extends Stack {
  constructor(scope: Construct, stage: Stage & { copies: Copies }) {
    super(scope, `sarai-${stage.name}-copies`, stackSettings({ ...stage, region: stage.copies.region }));
    // A vault with copies in it cannot be deleted anyway.
    new BackupVault(this, 'Vault', { backupVaultName: vaultOfCopies(stage), removalPolicy: RemovalPolicy.RETAIN });
  }
}

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { callJson } from '../../infra/deployed/callJson.ts';
import { callerOf, inItsRegion } from '../../infra/deployed/openStage.ts';
import { stackResources } from '../../infra/deployed/stackResources.ts';
import { asking } from '../campaign/client/api.ts';
import { makeJourney, prepareJourney, type StandingScene } from './journey/standing.ts';
import { wireTo } from './journey/wire.ts';
import type { Steps } from './steps.ts';

/** A stage on AWS: its name, and where its site is. */
interface StageAddress {
  stage: string;
  address: string;
}

/** Makes the journey after a release over a stage on AWS. */
export async function onAddress(at: StageAddress, steps: Steps): Promise<void> {
  await makeJourney(await sceneAt(at), steps);
}

/** Opens the accounts of the journey, and says what an operator does then. */
export async function prepareAt(at: StageAddress, steps: Steps): Promise<void> {
  const commands = await steps.do('the accounts of the journey', async () => prepareJourney(await sceneAt(at)));
  console.log(`The journey is made once an operator has said:\n  ${commands.join('\n  ')}`);
}

async function sceneAt({ stage, address }: StageAddress): Promise<StandingScene> {
  const site = address.replace(/\/$/, '');
  return {
    ask: asking(wireTo(`${site}/api`)),
    page: async (path) => {
      const answer = await fetch(site + path, { signal: AbortSignal.timeout(30_000) });
      return { status: answer.status, text: await answer.text() };
    },
    stage,
    secret: await readSecret(stage),
  };
}

/** The secret that makes the passwords, with the credentials of whoever deploys. */
async function readSecret(stage: string): Promise<string> {
  await inItsRegion(stage);
  const caller = await callerOf(new DynamoDBClient());
  const { journey } = await stackResources(`sarai-${stage}-data`, caller, { LogicalResourceId: 'journey' });
  const target = 'secretsmanager.GetSecretValue';
  const body = JSON.stringify({ SecretId: journey });
  const { SecretString } = await callJson<{ SecretString: string }>(caller, {
    service: 'secretsmanager',
    target,
    body,
    json: '1.1',
  });
  return SecretString;
}

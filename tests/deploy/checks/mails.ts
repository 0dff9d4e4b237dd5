import { mustHold } from '../journey/scene.ts';
import { json, type Services } from '../stacks/aws.ts';

/** The emulator tells nothing of mails, and takes no event in the name of SES: it is asked what its rule would let through. */
export async function tellOfBounces(services: Services, stage: string): Promise<string> {
  const pattern = await patternOf(services);
  const passes = async (event: object) => {
    const input = { EventPattern: pattern, Event: JSON.stringify(event) };
    return JSON.parse(await services(json('events', 'AWSEvents.TestEventPattern', input))).Result as boolean;
  };
  const own = bounceOf(`sarai-${stage}`);
  mustHold(await passes(own), 'what becomes of a mail of the stage reaches the function');
  mustHold(!(await passes(bounceOf('sarai-another'))), 'what becomes of a mail of another stage does not');
  const path = `/2015-03-31/functions/sarai-${stage}-blockAddress/invocations`;
  const answer = await services({ service: 'lambda', path, body: JSON.stringify(own) });
  mustHold(!answer.includes('errorType'), `the function blocks the address: ${answer}`);
  return 'its address is blocked, by the event of the stage alone';
}

interface Rules {
  Rules: { EventPattern?: string }[];
}

async function patternOf(services: Services): Promise<string> {
  const { Rules }: Rules = JSON.parse(await services(json('events', 'AWSEvents.ListRules')));
  const pattern = Rules.map(({ EventPattern = '' }) => EventPattern).find((each) => each.includes('aws.ses'));
  if (pattern === undefined) throw new Error('No rule waits for SES.');
  return pattern;
}

function bounceOf(configurationSet: string) {
  const timestamp = new Date().toISOString();
  const destination = ['nobody@journey.example'];
  return {
    id: '6d68ca91-49c9-448d-89b8-7ca3e6dc66aa',
    account: '000000000000',
    source: 'aws.ses',
    time: timestamp,
    region: 'us-east-1',
    resources: [],
    'detail-type': 'Email Bounced',
    detail: {
      eventType: 'Bounce',
      bounce: { bounceType: 'Permanent', bounceSubType: 'General', timestamp },
      mail: { timestamp, destination, tags: { 'ses:configuration-set': [configurationSet] } },
    },
  };
}

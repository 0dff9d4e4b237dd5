import { createHash } from 'node:crypto';
import { json, type Services } from '../stacks/aws.ts';

/** A call of AWS that a function has made, as the emulator's CloudTrail has it. */
export interface MadeCall {
  /** `dynamodb` */
  service: string;
  /** `GetItem` */
  action: string;
  input: Record<string, unknown>;
  /** Keys and names of what it was about, where the path said so. */
  about: string[];
}

interface Function {
  FunctionName: string;
  FunctionArn: string;
  Role: string;
}

/** All calls of a function that were not refused. */
export async function callsOf(services: Services, FunctionName: string): Promise<MadeCall[]> {
  const path = `/2015-03-31/functions/${FunctionName}/configuration`;
  const key = accessKeyOf(JSON.parse(await services({ service: 'lambda', method: 'GET', path })));
  const found = new Map<string, CallRecord>();
  let EndTime = Date.now() / 1000 + 60;
  for (;;) {
    const LookupAttributes = [{ AttributeKey: 'AccessKeyId', AttributeValue: key }];
    const { Events } = await lookUp(services, { LookupAttributes, EndTime });
    const known = found.size;
    for (const event of Events) found.set(event.EventId, event);
    if (found.size === known) return [...found.values()].map(readCall);
    // There is no token for a next page: it begins at the oldest event of this one, newest first.
    EndTime = Events.at(-1)?.EventTime ?? 0;
  }
}

/** The emulator makes the key of a function out of what it is called and of its role. */
function accessKeyOf({ FunctionArn, Role }: Function): string {
  return `ASIA${createHash('sha256').update(`${FunctionArn}:${Role}`).digest('hex').slice(0, 16).toUpperCase()}`;
}

interface CallRecord {
  EventId: string;
  EventName: string;
  EventSource: string;
  EventTime: number;
  Resources: { ResourceName: string }[];
  CloudTrailEvent: string;
}

async function lookUp(services: Services, input: object): Promise<{ Events: CallRecord[] }> {
  const target = 'com.amazonaws.cloudtrail.v20131101.CloudTrail_20131101.LookupEvents';
  return JSON.parse(await services(json('cloudtrail', target, input)));
}

/** A call that is a form has its action in it, and S3's removal of many objects no name. */
function readCall({ EventName, EventSource, Resources, CloudTrailEvent }: CallRecord): MadeCall {
  const input: Record<string, unknown> = JSON.parse(CloudTrailEvent).requestParameters ?? {};
  const service = EventSource.split('.')[0] ?? '';
  const inForm = input.Action === undefined ? EventName : String(input.Action);
  return {
    service,
    action: EventName === 'POST.s3' ? 'DeleteObject' : inForm,
    input,
    about: Resources.map(({ ResourceName }) => ResourceName),
  };
}

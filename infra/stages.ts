/** One deployment of the whole product; its stacks are named `sarai-<stage>-<part>`. */
export interface Stage {
  name: string;
  /** Tables and buckets survive the deletion of their stack, and tables can be restored to any second. */
  keepsData: boolean;
  logRetentionDays: 14 | 90;
  /** Requests a second that the gateway lets through to any one route, and how many at once above that. */
  throttle: { rate: number; burst: number };
  /** Whom mails come from. */
  senderAddress: string;
}

const stages: Record<string, Stage> = {
  dev: {
    name: 'dev',
    keepsData: false,
    logRetentionDays: 14,
    throttle: { rate: 50, burst: 100 },
    senderAddress: 'Sarai (dev) <no-reply@dev.sarai.example>',
  },
  prod: {
    name: 'prod',
    keepsData: true,
    logRetentionDays: 90,
    throttle: { rate: 500, burst: 1000 },
    senderAddress: 'Sarai <no-reply@sarai.example>',
  },
};

/** The stage that `-c stage=<name>` asks for. */
export function stageNamed(name: string): Stage {
  const stage = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (!stage) throw new Error(`There is no stage "${name}". Use one of: ${Object.keys(stages).join(', ')}.`);
  return stage;
}

/** A name of the site, and its certificate in us-east-1, where CloudFront looks for it. */
export interface Domain {
  name: string;
  certificateArn: string;
}

import { Duration } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  type CfnFunction,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Port } from '../../functions/runtime/ports.ts';
import type { Setting } from '../../functions/runtime/settings.ts';
import { isIndexKey, isTableKey, partsOf, tableVariable } from '../../functions/runtime/table.ts';
import type { OperationsPart } from '../openapi/capabilities.ts';
import { accept, acceptPrefix, acceptSandbox } from '../stacks/findings.ts';
import { logGroupOf, writing } from '../stacks/stackSettings.ts';
import { metricSetting } from './metricSettings.ts';
import { actionsByResource, settingsOf } from './operations.ts';
import { type Deployment, isPhotoPart, photoPrefixes, reachOf } from './resourceArns.ts';

interface Settings extends Deployment {
  name: string;
  summary: string;
  ports: readonly Port[];
  /** Folder with the bundled `index.mjs`. */
  code: string;
  memoryMegabytes: number;
  timeoutSeconds: number;
  /** How many may run at the same time. */
  atOnce?: number;
  /** The part of the API that its faults count for. */
  faultsOf?: OperationsPart;
  /** Permissions that its caller needs of its role. */
  calledBy?: readonly PolicyStatement[] | undefined;
  /** Settings of the stage, of which it gets those that its ports read. */
  settings: Readonly<Partial<Record<Setting, string>>>;
}

/** A function that may do what its ports name, on what they name, and write its own log. */
export class PortFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly role: Role;
  readonly logs: ILogGroup;

  constructor(scope: Construct, settings: Settings) {
    const { stage, name, atOnce } = settings;
    super(scope, name);
    const logGroup = logGroupOf(this, 'Logs', settings);
    this.logs = logGroup;
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `Permissions of ${name} of Sarai (${stage.name})`,
      inlinePolicies: { Ports: new PolicyDocument({ statements: [writing(logGroup), ...this.access(settings)] }) },
    });
    acceptPrefixes(this.role, settings);
    if (stage.tracing) accept(this.role, { 'AwsSolutions-IAM5[Resource::*]': 'X-Ray has no resources to name.' });
    if (settings.ports.some(({ resource }) => resource === 'mail')) acceptSandbox(this.role, stage);
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName: `sarai-${stage.name}-${name}`,
      description: settings.summary,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: settings.memoryMegabytes,
      timeout: Duration.seconds(settings.timeoutSeconds),
      ...(stage.reservesConcurrency && atOnce !== undefined && { reservedConcurrentExecutions: atOnce }),
      code: Code.fromAsset(settings.code),
      handler: 'index.handler',
      role: this.role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      // Each call has a line of ours. Lambda adds lines of its own only for calls and starts that failed or took too long.
      systemLogLevelV2: SystemLogLevel.WARN,
      applicationLogLevelV2: ApplicationLogLevel[stage.logs.level],
      environment: environment(settings),
    });
    // The library would put the permission into a policy of its own, a resource more for each function.
    if (stage.tracing) (this.lambda.node.defaultChild as CfnFunction).tracingConfig = { mode: 'Active' };
  }

  private access({ ports, data, stage, calledBy = [] }: Settings): PolicyStatement[] {
    const statements = [...actionsByResource(ports)].flatMap(([resource, actions]) =>
      // Anybody may open the site, and whatever else is on the internet.
      resource === 'site' || resource === 'internet'
        ? []
        : [new PolicyStatement({ actions, ...reachOf(this, resource, { data, stage }) })],
    );
    return [...statements, ...calledBy, ...(stage.tracing ? [tracing()] : [])];
  }
}

/** Permission to hand records of calls to X-Ray. */
function tracing(): PolicyStatement {
  return new PolicyStatement({ actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] });
}

function acceptPrefixes(role: Role, { ports, data }: Settings): void {
  for (const { resource } of ports) {
    if (isPhotoPart(resource)) acceptPrefix(role, data, photoPrefixes[resource]);
  }
}

function environment({ stage, name, faultsOf, ports, data, settings }: Settings): Record<string, string> {
  const reached = ports.map(({ resource }) => resource);
  const tables = new Set(
    reached.flatMap((each) => (isTableKey(each) || isIndexKey(each) ? [partsOf(each).table] : [])),
  );
  const metrics = metricSetting(stage, name, faultsOf);
  return Object.fromEntries([
    ...[...tables].sort().map((key) => [tableVariable(key), data.tables[key].tableName]),
    ...settingsOf(ports).flatMap((key) => (settings[key] === undefined ? [] : [[key, settings[key]]])),
    ...(metrics === undefined ? [] : [['METRICS', metrics]]),
  ]);
}

import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { type ILogGroup, LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Resource } from '../functions/lib/ports.ts';
import type { Setting } from '../functions/lib/settings.ts';
import { isTableKey, tableVariable } from '../functions/lib/table.ts';
import type { DataStack } from './DataStack.ts';
import { actionsByResource, type OperationUnit, routeTimeoutSeconds, settingsOf } from './operations.ts';
import { type Stage as Deployment, senderDomain } from './stages.ts';

interface Settings {
  stage: Deployment;
  data: DataStack;
  operation: OperationUnit;
  /** Folder with the bundled `index.mjs`. */
  code: string;
  /** What functions are told of the stage, where their ports ask for it. */
  settings: Readonly<Partial<Record<Setting, string>>>;
}

/** One operation's function: it may do what its ports name, on what they name, and write its own log. */
export class OperationFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, { stage, data, operation, code, settings }: Settings) {
    super(scope, operation.name);
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/sarai/${stage.name}/${operation.name}`,
      retention: stage.logRetentionDays,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    const used = actionsByResource(operation.ports);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `What ${operation.name} of Sarai (${stage.name}) may do`,
      inlinePolicies: {
        Ports: new PolicyDocument({ statements: [logging(logGroup), ...this.access(used, data, stage)] }),
      },
    });
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName: `sarai-${stage.name}-${operation.name}`,
      description: operation.endpoint.summary,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 512,
      timeout: Duration.seconds(routeTimeoutSeconds(operation.endpoint) + 1),
      code: Code.fromAsset(code),
      handler: 'index.handler',
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      environment: {
        ...Object.fromEntries(
          [...used.keys()].filter(isTableKey).map((key) => [tableVariable(key), data.tables[key].tableName]),
        ),
        ...Object.fromEntries(
          settingsOf(operation.ports).flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
        ),
      },
    });
  }

  private access(used: Map<Resource, string[]>, { tables }: DataStack, stage: Deployment): PolicyStatement[] {
    const sender = { service: 'ses', resource: 'identity', resourceName: senderDomain(stage) };
    const arnOf = (key: Resource) => (isTableKey(key) ? tables[key].tableArn : Stack.of(this).formatArn(sender));
    return [...used].map(([key, actions]) => new PolicyStatement({ actions, resources: [arnOf(key)] }));
  }
}

function logging(logGroup: ILogGroup): PolicyStatement {
  return new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
}

import { CfnOutput, Duration, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { DataStack } from './DataStack.ts';
import { accept } from './findings.ts';
import { functionSettings } from './functionSettings.ts';
import { type OperationUnit, routeTimeoutSeconds } from './operations.ts';
import { PortFunction } from './PortFunction.ts';
import type { Domain, Stage } from './stages.ts';
import { UploadRole } from './UploadRole.ts';

export interface ApiSettings {
  stage: Stage;
  data: DataStack;
  operations: readonly OperationUnit[];
  /** Folder of an operation's bundle. */
  codeOf(operation: string): string;
  /** For the links in mails, which are left out where the site has no name of its own. */
  domain?: Domain | undefined;
}

/** The HTTP API: a route and a function for each operation. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  /**
   * What the distribution alone sends along, so that the visitor's address it tells can be believed. Nobody outside of
   * the account knows the id of a stack, and it needs no place to be kept in.
   */
  readonly edgeKey: string;

  constructor(scope: Construct, settings: ApiSettings) {
    const { stage, operations } = settings;
    super(scope, `sarai-${stage.name}-api`);
    this.api = new HttpApi(this, 'Gateway', { apiName: `sarai-${stage.name}`, createDefaultStage: false });
    this.edgeKey = Fn.select(2, Fn.split('/', this.stackId));
    for (const operation of operations) this.addOperation(operation, settings);
    this.addStage(stage);
    accept(this.api, {
      'AwsSolutions-APIG4': 'Much of the API is for everybody; the other functions check the session themselves.',
    });
    new CfnOutput(this, 'Address', { value: this.api.apiEndpoint });
  }

  private addOperation({ name, endpoint, ports }: OperationUnit, settings: ApiSettings): void {
    const { stage, data, codeOf } = settings;
    const { lambda, role } = new PortFunction(this, {
      stage,
      data,
      name,
      ports,
      summary: endpoint.summary,
      code: codeOf(name),
      memoryMegabytes: 512,
      timeoutSeconds: routeTimeoutSeconds + 1,
      settings: { ...functionSettings(this, settings), EDGE_KEY: this.edgeKey },
    });
    if (ports.some(({ resource }) => resource === 'uploadRole')) {
      new UploadRole(this, { stage, data, broker: role });
    }
    this.api.addRoutes({
      path: endpoint.path,
      methods: [HttpMethod[endpoint.method]],
      integration: new HttpLambdaIntegration(name, lambda, {
        timeout: Duration.seconds(routeTimeoutSeconds),
      }),
    });
  }

  private addStage({ name, throttle, logRetentionDays, keepsData }: Stage): void {
    const logs = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/sarai/${name}/access`,
      retention: logRetentionDays,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: throttle.rate, burstLimit: throttle.burst },
      accessLogSettings: { destination: new LogGroupLogDestination(logs), format: accessLogFormat },
    });
  }
}

/** Neither addresses of visitors nor what they asked for beyond the route. */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    time: '$context.requestTime',
    requestId: '$context.requestId',
    route: '$context.routeKey',
    status: '$context.status',
    bytes: '$context.responseLength',
    milliseconds: '$context.responseLatency',
    error: '$context.integrationErrorMessage',
  }),
);

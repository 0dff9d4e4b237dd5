import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { accessLogFields } from './accessLog.ts';
import type { DataStack } from './DataStack.ts';
import { accept } from './findings.ts';
import { functionSettings } from './functionSettings.ts';
import { type OperationUnit, routeTimeoutSeconds } from './operations.ts';
import { PortFunction } from './PortFunction.ts';
import { environmentOf, removalOf } from './stackSettings.ts';
import type { Stage } from './stages/stage.ts';
import { UploadRole } from './UploadRole.ts';

export interface ApiSettings {
  stage: Stage;
  data: DataStack;
  operations: readonly OperationUnit[];
  /** Folder of an operation's bundle. */
  codeOf(operation: string): string;
}

/** The HTTP API: a route and a function for each operation. */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(scope: Construct, settings: ApiSettings) {
    const { stage, operations } = settings;
    super(scope, `sarai-${stage.name}-api`, environmentOf(stage));
    this.api = new HttpApi(this, 'Gateway', { apiName: `sarai-${stage.name}`, createDefaultStage: false });
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
      memoryMegabytes: stage.memoryMegabytes,
      timeoutSeconds: routeTimeoutSeconds + 1,
      settings: functionSettings(this, settings),
    });
    if (ports.some(({ resource }) => resource === 'uploadRole')) {
      new UploadRole(this, { stage, data, broker: role });
    }
    this.api.addRoutes({
      path: endpoint.path,
      // Who looks whether a page is there asks for its head alone.
      methods: [HttpMethod[endpoint.method], ...(endpoint.html ? [HttpMethod.HEAD] : [])],
      integration: new HttpLambdaIntegration(name, lambda, {
        timeout: Duration.seconds(routeTimeoutSeconds),
      }),
    });
  }

  private addStage(stage: Stage): void {
    const { name, throttle, logs: kept } = stage;
    const logs = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/sarai/${name}/access`,
      retention: kept.days,
      removalPolicy: removalOf(stage),
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: throttle.rate, burstLimit: throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logs),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    });
  }
}

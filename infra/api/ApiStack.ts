import { CfnOutput, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { logGroupOf, stackSettings } from '../stacks/stackSettings.ts';
import type { Stage } from '../stages/stage.ts';
import { accessLogFields } from './accessLog.ts';

/** The gateway of the API. Its routes stand in the stacks of operations, and are served as soon as they are there. */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(scope: Construct, stage: Stage) {
    super(scope, `sarai-${stage.name}-api`, stackSettings(stage));
    this.api = new HttpApi(this, 'Gateway', { apiName: `sarai-${stage.name}`, createDefaultStage: false });
    this.addStage(stage);
    new CfnOutput(this, 'Address', { value: this.api.apiEndpoint });
  }

  private addStage(stage: Stage): void {
    const { rate: rateLimit, burst: burstLimit } = stage.throttle;
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit, burstLimit },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroupOf(this, 'AccessLogs', { stage, name: 'access' })),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    });
  }
}

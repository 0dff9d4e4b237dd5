import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ArnPrincipal, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { incomingPrefix } from '../../shared/photos/photoUploads.ts';
import { functionSettings } from '../functions/functionSettings.ts';
import { type OperationUnit, routeTimeoutSeconds } from '../functions/operations.ts';
import { PortFunction } from '../functions/PortFunction.ts';
import { type Deployment, uploadRoleName } from '../functions/resourceArns.ts';
import { accept, acceptPrefix } from '../stacks/findings.ts';
import { environmentOf, logGroupOf } from '../stacks/stackSettings.ts';
import type { Stage } from '../stages/stage.ts';
import { accessLogFields } from './accessLog.ts';

export interface ApiSettings extends Deployment {
  operations: readonly OperationUnit[];
  /** Folder of a function's bundle. */
  codeOf(name: string): string;
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
    if (ports.some(({ resource }) => resource === 'uploadRole')) this.addUploadRole(settings, role);
    this.api.addRoutes({
      path: endpoint.path,
      // Who looks whether a page is there asks for its head alone.
      methods: [HttpMethod[endpoint.method], ...(endpoint.html ? [HttpMethod.HEAD] : [])],
      integration: new HttpLambdaIntegration(name, lambda, { timeout: Duration.seconds(routeTimeoutSeconds) }),
    });
  }

  /**
   * The role of a vendor's browser while it sends photos. The function that hands it out narrows it to the keys of that
   * browser, so that no browser can do more than this.
   */
  private addUploadRole({ stage, data }: ApiSettings, broker: Role): void {
    const resources = [data.photos.arnForObjects(`${incomingPrefix}*`)];
    const role = new Role(this, 'UploadRole', {
      roleName: uploadRoleName(this, stage),
      description: `Permissions of the browsers of vendors of Sarai (${stage.name})`,
      assumedBy: new ArnPrincipal(broker.roleArn),
      maxSessionDuration: Duration.hours(1),
      inlinePolicies: {
        Incoming: new PolicyDocument({ statements: [new PolicyStatement({ actions: ['s3:PutObject'], resources })] }),
      },
    });
    acceptPrefix(role, data, incomingPrefix);
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

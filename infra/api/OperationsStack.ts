import { Duration, Stack } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { functionSettings } from '../functions/functionSettings.ts';
import { type OperationUnit, routeTimeoutSeconds } from '../functions/operations.ts';
import { PortFunction } from '../functions/PortFunction.ts';
import type { Deployment } from '../functions/resourceArns.ts';
import type { OperationsPart } from '../openapi/capabilities.ts';
import { accept } from '../stacks/findings.ts';
import { stackSettings } from '../stacks/stackSettings.ts';
import { UploadRole } from './UploadRole.ts';

export interface OperationsSettings extends Deployment {
  part: OperationsPart;
  api: HttpApi;
  /** Those of the part. */
  operations: readonly OperationUnit[];
  /** Folder of a function's bundle. */
  codeOf(name: string): string;
}

/** A part of the API: a route and a function for each operation of some capabilities. */
export class OperationsStack extends Stack {
  private readonly settings: OperationsSettings;

  constructor(scope: Construct, settings: OperationsSettings) {
    const { stage, part, operations } = settings;
    super(scope, `sarai-${stage.name}-api-${part}`, stackSettings(stage));
    this.settings = settings;
    for (const operation of operations) this.addRoutes(operation, this.addFunction(operation));
    accept(this, {
      'AwsSolutions-APIG4': 'Much of the API is for everybody; the other functions check the session themselves.',
    });
  }

  private addFunction({ name, endpoint, ports }: OperationUnit): IFunction {
    const { stage, data, part, codeOf } = this.settings;
    const { lambda, role } = new PortFunction(this, {
      stage,
      data,
      name,
      ports,
      summary: endpoint.summary,
      code: codeOf(name),
      memoryMegabytes: stage.memoryMegabytes,
      timeoutSeconds: routeTimeoutSeconds + 1,
      faultsOf: part,
      settings: functionSettings(this, this.settings),
    });
    if (ports.some(({ resource }) => resource === 'uploadRole')) new UploadRole(this, this.settings, role);
    return lambda;
  }

  private addRoutes({ name, endpoint }: OperationUnit, lambda: IFunction): void {
    const integration = new HttpLambdaIntegration('Call', lambda, { timeout: Duration.seconds(routeTimeoutSeconds) });
    // Who looks whether a page is there asks for its head alone.
    for (const method of [endpoint.method, ...(endpoint.html ? (['HEAD'] as const) : [])]) {
      const routeKey = HttpRouteKey.with(endpoint.path, HttpMethod[method]);
      new HttpRoute(this, `${name}${method}`, { httpApi: this.settings.api, routeKey, integration });
    }
  }
}

import type { Recorder } from './samples.ts';

/** AWS's own metrics, as the guide of each service documents them. */
export class AwsMetrics {
  private readonly recorder: Recorder;
  private readonly minute: number;

  constructor(recorder: Recorder, minute: number) {
    this.recorder = recorder;
    this.minute = minute;
  }

  /** Each call is a sample, 1 where it was such a failure, 0 where not (guide of HTTP APIs). */
  gatewayCall({ status, ms }: { status: number; ms: number }): void {
    const values = {
      Count: 1,
      '4xx': Number(status >= 400 && status < 500),
      '5xx': Number(status >= 500),
      Latency: ms,
    };
    for (const [name, value] of Object.entries(values)) this.add('AWS/ApiGateway', name, { ApiId: 'Gateway' }, value);
  }

  /** "Types of metrics for Lambda functions": a run is a sample of both; a function that does not run has none. */
  run(name: string, failed: boolean): void {
    const dimensions = { FunctionName: `sarai-prod-${name}` };
    this.add('AWS/Lambda', 'Invocations', dimensions, 1);
    this.add('AWS/Lambda', 'Errors', dimensions, Number(failed));
  }

  account({ throttles, running }: { throttles: number; running: number }): void {
    this.add('AWS/Lambda', 'Throttles', {}, throttles);
    this.add('AWS/Lambda', 'ConcurrentExecutions', {}, running);
  }

  /** "Types of metrics for CloudFront": the share of faults is in percent, and without requests there is none. */
  distribution({ answers, faults, bytes }: { answers: number; faults: number; bytes: number }): void {
    if (answers === 0) return;
    const dimensions = { DistributionId: 'Distribution', Region: 'Global' };
    this.add('AWS/CloudFront', 'Requests', dimensions, answers);
    this.add('AWS/CloudFront', 'BytesDownloaded', dimensions, bytes);
    this.add('AWS/CloudFront', '5xxErrorRate', dimensions, (100 * faults) / answers);
  }

  /** "AWS WAF metrics and dimensions": it says how many it refused where it did. */
  firewall(refused: number): void {
    if (refused > 0)
      this.add('AWS/WAFV2', 'BlockedRequests', { WebACL: 'sarai-prod-ap-south-1', Rule: 'ALL' }, refused);
  }

  /** Shares from 0 to 1 (guide of SES, reputation). */
  mails({ bounces, complaints }: { bounces: number; complaints: number }): void {
    const dimensions = { 'ses:configuration-set': 'sarai-prod' };
    this.add('AWS/SES', 'Reputation.BounceRate', dimensions, bounces);
    this.add('AWS/SES', 'Reputation.ComplaintRate', dimensions, complaints);
  }

  private add(namespace: string, name: string, dimensions: Record<string, string>, value: number): void {
    this.recorder.add(this.minute, { namespace, name, dimensions }, value);
  }
}

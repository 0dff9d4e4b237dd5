import type { MeasuredCosts } from './measured.ts';
import { edgeBytes, edgeRequests } from './model.ts';

/** A flat-rate plan of CloudFront for one distribution: dollars a month, and what it is meant for. */
export interface FlatRate {
  name: string;
  dollars: number;
  requests: number;
  gigabytes: number;
}

/**
 * The plans that AWS sells since 18 November 2025, as its pricing page had them on 5 September 2026
 * (https://aws.amazon.com/cloudfront/pricing/). The firewall is part of them, and more use costs nothing more.
 */
export const flatRates: readonly FlatRate[] = [
  { name: 'Free', dollars: 0, requests: 1e6, gigabytes: 100 },
  { name: 'Pro', dollars: 15, requests: 10e6, gigabytes: 50_000 },
  { name: 'Business', dollars: 200, requests: 125e6, gigabytes: 50_000 },
  { name: 'Premium', dollars: 1000, requests: 500e6, gigabytes: 50_000 },
];

/** Visits a month by which the allowance of a plan is used up. */
export function visitsOfPlan(
  { requests, gigabytes }: Pick<FlatRate, 'requests' | 'gigabytes'>,
  measured: MeasuredCosts,
): number {
  const many = 1e6;
  const requestsOfVisit = Object.values(edgeRequests(many, measured)).reduce((sum, each) => sum + each, 0) / many;
  return Math.min(requests / requestsOfVisit, (gigabytes * 1e9 * many) / edgeBytes(many, measured));
}

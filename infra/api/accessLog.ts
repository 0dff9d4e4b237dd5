/**
 * Fields of a call in the log of the gateway: neither addresses of visitors nor their paths beyond the route. The gateway
 * cannot log the value of a header, so that the distribution's id of a request stands in the function's line alone.
 */
export const accessLogFields = {
  time: '$context.requestTime',
  gatewayRequestId: '$context.requestId',
  /** The id of the function's call, where the function has answered. */
  functionRequestId: '$context.awsEndpointRequestId',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  error: '$context.integrationErrorMessage',
} as const;

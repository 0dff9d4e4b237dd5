import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { nameInAccount } from '../stacks/stackSettings.ts';
import { contentSecurityPolicy, securityHeaders, strictTransportSeconds } from './securityHeaders.ts';

/**
 * The site's headers as CloudFront wants them: those that it knows one by one, the others by name.
 * @param uploadsTo origin of the bucket of uploads
 */
export function headersPolicy(scope: Construct, uploadsTo: string): ResponseHeadersPolicy {
  const override = true;
  const named = ['permissions-policy', 'cross-origin-opener-policy'] as const;
  return new ResponseHeadersPolicy(new Construct(scope, 'SecurityHeaders'), 'Policy', {
    responseHeadersPolicyName: nameInAccount(scope, 'headers'),
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(uploadsTo), override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(strictTransportSeconds),
        includeSubdomains: true,
        override,
      },
    },
    customHeadersBehavior: {
      customHeaders: named.map((header) => ({ header, value: securityHeaders[header], override })),
    },
  });
}
